import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import {
  type ImportAnswer,
  type ImportProgress,
  type WpApiImportPayload,
  wpApiImportSchema,
} from '../../contract/wordpress-import.ts';
import type { AuthServices } from '../auth/auth-services.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { unlimitedRequest } from '../platform/http/node-server.ts';
import { readJson } from '../platform/http/read-body.ts';
import { sendFile } from '../platform/http/send-file.ts';
import { hasUpload, saveUploadedFile } from '../platform/http/uploaded-file.ts';
import { checked, found, Refusal } from '../platform/refusal.ts';
import type { Importer } from './importer.ts';
import type { ImportOptions } from './run-import.ts';

const PROGRESS_EVERY_MS = 250;
/** Proxies close a stream that is silent for a minute. */
const ALIVE_EVERY_MS = 15_000;

/** The importer's calls, behind `requireStaff`. An import goes on when its client leaves; `DELETE` cancels it. */
export function wordPressImportRoutes(
  importer: Importer,
  audit: Pick<AuthServices['audit'], 'record'>,
  ask: ImportOptions['ask'],
): AppRoutes {
  const answer = async (
    c: Context<AppContext>,
    { dryRun = false, beside = false }: Pick<WpApiImportPayload, 'dryRun' | 'beside'>,
    run: (options: ImportOptions) => Promise<ImportAnswer>,
  ) => {
    unlimitedRequest(c.env as Partial<HttpBindings> | undefined);
    const onStart = async () => {
      if (!dryRun) await audit.record({ staff: c.get('staff'), action: 'blog-imported' });
    };
    const options = { dryRun, beside, ask, onStart };
    if (!c.req.header('Accept')?.includes('text/event-stream')) {
      const done = await run(options);
      return c.json(done, done.success ? 200 : 502);
    }
    return streamSSE(c, (stream) => streamImport(stream, (onProgress) => run({ ...options, onProgress })));
  };
  return new Hono<AppContext>()
    .post(staffApiPaths.blogImportWpApi, async (c) => {
      const payload = checked(wpApiImportSchema, await readJson(c));
      return answer(c, payload, (options) => importer.fromSite(payload, options));
    })
    .post(staffApiPaths.blogImportXml, async (c) => {
      const upload = hasUpload(c) ? (file: string) => saveUploadedFile(c, file) : null;
      const is = (name: string) => c.req.query(name) === 'true';
      const choices = { dryRun: is('dryRun'), beside: is('beside') };
      return answer(c, choices, (options) => importer.fromExport(upload, options));
    })
    .get(staffApiPaths.blogImport, async (c) => c.json(await importer.state()))
    .delete(staffApiPaths.blogImport, async (c) => {
      if (!(await importer.cancel())) throw new Refusal('not-found', { message: 'No import is running.' });
      return c.body(null, 202);
    })
    .get(staffApiPaths.blogImportReports, async (c) => c.json(await importer.reports()))
    .get(`${staffApiPaths.blogImportReports}/:id`, async (c) =>
      sendFile(c, found(await importer.report(c.req.param('id'))), 'application/json'),
    );
}

/** Events `progress`, then `done` with the answer. */
async function streamImport(
  stream: SSEStreamingApi,
  run: (onProgress: (progress: ImportProgress) => void) => Promise<ImportAnswer>,
): Promise<void> {
  let latest: ImportProgress | null = null;
  let silentMs = 0;
  const timer = setInterval(() => {
    silentMs += PROGRESS_EVERY_MS;
    if (latest) {
      void stream.writeSSE({ event: 'progress', data: JSON.stringify(latest) });
      [latest, silentMs] = [null, 0];
    } else if (silentMs >= ALIVE_EVERY_MS) {
      void stream.write(': still at work\n\n');
      silentMs = 0;
    }
  }, PROGRESS_EVERY_MS);
  try {
    const done = await run((progress) => {
      latest = progress;
    }).catch(refusedAnswer);
    if (latest) await stream.writeSSE({ event: 'progress', data: JSON.stringify(latest) });
    await stream.writeSSE({ event: 'done', data: JSON.stringify(done) });
  } finally {
    clearInterval(timer);
  }
}

/** The answer of the error handler, for a stream whose status is sent. */
function refusedAnswer(error: unknown): ImportAnswer {
  if (!(error instanceof Refusal)) throw error;
  return { success: false, error: error.message, ...error.details };
}
