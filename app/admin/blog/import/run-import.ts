import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import type {
  ImportAnswer,
  ImportProgress,
  WpApiImportPayload,
} from '../../../../contract/wordpress-import.ts';
import { ApiError } from '../../../browser/api-client.ts';
import { serverEvents } from '../../kit/server-events.ts';
import { adminMutation } from '../../session/admin-client.ts';

/** The source of an import: a site by its REST API, or an export file. */
export type ImportSource =
  | { kind: 'rest'; payload: WpApiImportPayload }
  /** `file`: null for the one that the server reads from its data folder. */
  | { kind: 'xml'; file: File | null; dryRun: boolean; beside?: boolean };

const FAILURES = {
  rest: 'Failed to import blog posts',
  xml: 'Failed to import blog posts from XML',
} as const;

const NETWORK_FAILURE = 'Network error: Could not connect to server';

/**
 * Runs an import and reports its progress. A failure is an answer with its text (specification section 8).
 * @throws {ApiError} 401 when the session is lost
 */
export async function runImport(
  source: ImportSource,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportAnswer> {
  let response: Response;
  try {
    response = await requestImport(source);
  } catch (error) {
    if (!(error instanceof ApiError)) return { success: false, error: NETWORK_FAILURE };
    if (error.status === 401) throw error;
    return { success: false, error: error.body?.error || FAILURES[source.kind] };
  }
  try {
    return (await readAnswer(response, onProgress)) ?? { success: false, error: NETWORK_FAILURE };
  } catch {
    // The connection was lost in the middle of the stream.
    return { success: false, error: NETWORK_FAILURE };
  }
}

/** Repeats the import for a site other than the earlier ones. */
export function besideThem(source: ImportSource): ImportSource {
  if (source.kind === 'xml') return { ...source, beside: true };
  return { ...source, payload: { ...source.payload, beside: true } };
}

function requestImport(source: ImportSource): Promise<Response> {
  const headers = { Accept: 'text/event-stream' };
  if (source.kind === 'rest') {
    return adminMutation('POST', staffApiPaths.blogImportWpApi, source.payload, { headers });
  }
  const { file, dryRun, beside = false } = source;
  const query = new URLSearchParams({ dryRun: String(dryRun), beside: String(beside) });
  const address = `${staffApiPaths.blogImportXml}?${query}`;
  if (!file) {
    const asJson = { ...headers, 'Content-Type': 'application/json' };
    return adminMutation('POST', address, undefined, { headers: asJson });
  }
  const form = new FormData();
  form.set('file', file);
  return adminMutation('POST', address, form, { headers });
}

/** Null when the stream ends before the import has. */
async function readAnswer(
  response: Response,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportAnswer | null> {
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    return (await response.json()) as ImportAnswer;
  }
  for await (const { event, data } of serverEvents(response)) {
    if (event === 'progress') onProgress(JSON.parse(data) as ImportProgress);
    if (event === 'done') return JSON.parse(data) as ImportAnswer;
  }
  return null;
}
