import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaPicture } from '../../contract/media.ts';
import type { OpenDatabase } from './each-database.ts';
import { picture } from './test-pictures.ts';
import { createTestSite, STAFF } from './test-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A JPEG of so many pixels. */
export const jpeg = (width: number, height: number) => picture(width, height).jpeg().toBuffer();

/** Creates a site with a media library, and calls its routes as a member of the staff. */
export async function openLibrary(openDatabase: OpenDatabase) {
  const connection = await openDatabase();
  const site = await createTestSite(connection, { env: { DATA_DIR: connection.dataDir } });
  const { services, state } = site;
  const headers = async () => ({
    Authorization: `Basic ${await services.sessions.login(STAFF.username, STAFF.password)}`,
  });
  const list = async (query = '') => {
    const answer = await site.send('GET', `/api/admin/media?${query}`, { headers: await headers() });
    return {
      pictures: (await answer.json()) as MediaPicture[],
      total: answer.headers.get('X-Total-Count'),
    };
  };
  const names = async (query = '') => (await list(query)).pictures.map(({ name }) => name).sort();
  const send = async (path: string, bytes: Buffer, name: string, more: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(more)) body.set(field, value);
    body.set('file', new File([new Uint8Array(bytes)], name));
    const answer = await site.send('POST', path, { headers: await headers(), body });
    return { status: answer.status, body: await answer.json() };
  };
  const upload = async (bytes: Buffer, name: string): Promise<string> =>
    (await send('/api/admin/pictures', bytes, name)).body.path;
  const replace = (path: string, bytes: Buffer, name = 'new.png') =>
    send('/api/admin/media/replace', bytes, name, { path });
  const remove = async (path: string) => {
    const url = `/api/admin/media?path=${encodeURIComponent(path)}`;
    const answer = await site.send('DELETE', url, { headers: await headers() });
    return answer.status === 204 ? 204 : [answer.status, (await answer.json()).error];
  };
  const fileOf = (path: string) => join(connection.dataDir, decodeURIComponent(path));
  const isThere = (path: string) =>
    access(fileOf(path)).then(
      () => true,
      () => false,
    );
  /** A file that an import has copied. */
  const copied = async (path: string, bytes: Buffer) => {
    await mkdir(dirname(fileOf(path)), { recursive: true });
    await writeFile(fileOf(path), bytes);
  };
  const audited = async (action: string) => {
    const answer = await site.send('GET', `/api/admin/audit?action=${action}`, {
      headers: await headers(),
    });
    return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);
  };
  const later = (days: number) => {
    state.now = new Date(state.now.getTime() + days * DAY_MS);
  };
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await site.send(method, path, {
      headers: { ...(await headers()), 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
  };
  return {
    ...connection,
    ...site,
    call,
    list,
    names,
    upload,
    replace,
    remove,
    isThere,
    copied,
    fileOf,
    audited,
    later,
  };
}
