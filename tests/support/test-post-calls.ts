import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { OpenDatabase } from './each-database.ts';
import { createTestSite, STAFF } from './test-site.ts';

/** Creates a site, and calls its routes for writing posts as a member of the staff. */
export async function openPostCalls(openDatabase: OpenDatabase) {
  const connection = await openDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'posts-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const site = await createTestSite(connection, { env: { DATA_DIR: dataDir } });
  const logIn = async () => ({
    Authorization: `Basic ${await site.services.sessions.login(STAFF.username, STAFF.password)}`,
  });
  let authorization = await logIn();
  async function waitUntil(instant: string) {
    site.state.now = new Date(instant);
    authorization = await logIn();
  }
  async function call(method: string, path: string, body?: unknown) {
    const init =
      body === undefined
        ? { headers: authorization }
        : {
            headers: { ...authorization, 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          };
    const answer = await site.send(method, path, init);
    return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
  }
  const version = () => site.services.blog.version();
  const visible = async (slug: string) => (await site.send('GET', `/api/blog/posts/${slug}`)).status;
  return {
    ...site,
    db: connection.db,
    dialect: connection.dialect,
    authorization,
    call,
    version,
    visible,
    waitUntil,
  };
}
