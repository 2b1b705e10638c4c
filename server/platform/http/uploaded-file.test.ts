import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../log.ts';
import type { AppContext, AppRoutes } from './app-context.ts';
import { errorHandler } from './error-handler.ts';
import { saveUploadedFile } from './uploaded-file.ts';

const MAX_BYTES = 10;

async function upload(body: string) {
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'upload');
  const app: AppRoutes = new Hono<AppContext>()
    .onError(errorHandler(createLog({ level: 'silent' })))
    .post('/api/upload', async (c) => c.json(await saveUploadedFile(c, file, MAX_BYTES)));
  const answer = await app.request('/api/upload', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'multipart/form-data; boundary=part' },
  });
  return { status: answer.status, body: await answer.json(), file };
}

const begun = (content: string) =>
  `--part\r\nContent-Disposition: form-data; name="file"; filename="old.xml"\r\n\r\n${content}`;

it('a file up to the limit is saved', async () => {
  const { status, body, file } = await upload(`${begun('0123456789')}\r\n--part--\r\n`);
  expect([status, body]).toEqual([200, { name: 'old.xml' }]);
  expect(await readFile(file, 'utf8')).toBe('0123456789');
});

it('a larger file is refused', async () => {
  const { status, body } = await upload(`${begun('0123456789+')}\r\n--part--\r\n`);
  expect([status, body]).toEqual([413, { error: 'The file is larger than 2 GB.' }]);
});

it('an incomplete upload is refused', async () => {
  const { status, body } = await upload(begun('0123'));
  expect([status, body]).toEqual([400, { error: 'The upload is not complete. Please send the file again.' }]);
});
