import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../../tests/support/each-database.ts';
import { picture } from '../../tests/support/test-pictures.ts';
import { createTestSite } from '../../tests/support/test-site.ts';

async function siteWith(files: Record<string, Buffer | string>) {
  const connection = await openSqlite();
  const site = await createTestSite(connection, { env: { DATA_DIR: connection.dataDir } });
  await mkdir(join(connection.dataDir, 'media'), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(join(connection.dataDir, 'media', name), bytes);
  }
  return site;
}

describe('a picture in another size', () => {
  it('is sent with its type and a name for the browser’s cache, and not again while it is the same', async () => {
    const { send } = await siteWith({ 'a b.jpg': await picture(900, 600).jpeg().toBuffer() });
    const path = '/media/_/320/media/a%20b.jpg.avif';
    const answer = await send('GET', path);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/avif']);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([320, 213]);
    const etag = answer.headers.get('ETag') ?? '';
    expect((await send('GET', path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it.each([
    '/media/_/321/media/a.jpg.avif',
    '/media/_/320/media/a.jpg.bmp',
    '/media/_/320/media/a.jpg.png',
    '/media/_/320/media/b.jpg.avif',
    '/media/_/320/site.sqlite.avif',
    '/media/_/320/media/..%2fsite.sqlite.avif',
  ])('%s is not found', async (path) => {
    const { send } = await siteWith({ 'a.jpg': await picture(400, 300).jpeg().toBuffer() });
    expect((await send('GET', path)).status).toBe(404);
  });

  it('that cannot be made is the original, which browsers forget soon', async () => {
    const { send } = await siteWith({ 'a.jpg': 'damaged' });
    const answer = await send('GET', '/media/_/320/media/a.jpg.avif');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(await answer.text()).toBe('damaged');
  });
});

describe('an uploaded file', () => {
  it('cannot act as a page of the site', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const { send } = await siteWith({
      'a.svg': script,
      'a.html': '<script>alert(1)</script>',
      'a.unknown': 'x',
    });
    const svg = await send('GET', '/media/a.svg');
    expect(svg.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
    expect(svg.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    for (const path of ['/media/a.html', '/media/a.unknown']) {
      const { headers } = await send('GET', path);
      expect(headers.get('Content-Type')).toBe('application/octet-stream');
      expect(headers.get('Content-Disposition')).toBe('attachment');
      expect(headers.get('Content-Security-Policy')).toContain('sandbox');
    }
  });

  it('is sent in parts when a player asks for parts', async () => {
    const { send } = await siteWith({ 'a.mp4': '0123456789' });
    const part = await send('GET', '/media/a.mp4', { headers: { Range: 'bytes=2-4' } });
    expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
    const head = await send('HEAD', '/media/a.mp4');
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, '10']);
  });

  it.each([
    ['one range', 'bytes=7-', 206, '789'],
    ['the last bytes', 'bytes=-3', 206, '789'],
    ['a range beyond the end', 'bytes=10-12', 416, ''],
    ['several ranges', 'bytes=0-1,4-5', 200, '0123456789'],
    ['a backward range', 'bytes=4-2', 200, '0123456789'],
    ['another unit', 'items=0-1', 200, '0123456789'],
    ['no unit', '0-4', 200, '0123456789'],
    ['no number', 'bytes=a-b', 200, '0123456789'],
  ])('answers a request for %s', async (_, range, status, body) => {
    const { send } = await siteWith({ 'a.mp4': '0123456789' });
    const answer = await send('GET', '/media/a.mp4', { headers: { Range: range } });
    expect([answer.status, await answer.text()]).toEqual([status, body]);
  });

  it('is not sent again while it is the same', async () => {
    const { send } = await siteWith({ 'a.pdf': '%PDF-' });
    const first = await send('GET', '/media/a.pdf');
    expect(first.headers.get('Content-Security-Policy')).toBeNull();
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await send('GET', '/media/a.pdf', { headers })).status).toBe(304);
  });

  it('that is not there leaves the address to the pages, as the media page does', async () => {
    const { send } = await siteWith({});
    for (const path of ['/media', '/media/', '/media/_.data', '/media/gone.jpg']) {
      expect(await (await send('GET', path)).text(), path).toBe('<p>page</p>');
    }
  });
});
