import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openImportSite } from '../../../tests/support/import-site.ts';

describe('the pictures of a site', () => {
  it('that never end, are no pictures or are gone stay as they were, and the import goes on', async () => {
    const site = await openImportSite({
      intercept(_, response, url) {
        if (!url.pathname.startsWith('/wp-content/')) return false;
        const kind = createHash('sha256').update(url.pathname).digest()[0] ?? 0;
        if (kind % 3 === 0) response.writeHead(404).end('gone');
        else if (kind % 3 === 1)
          response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('<script>alert(1)</script>');
        else {
          response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': String(10 * 1024 ** 3) });
          const start = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
          const part = Buffer.alloc(1024 ** 2);
          const body = Readable.from(
            (function* () {
              yield start;
              for (;;) yield part;
            })(),
          );
          body.on('error', () => {}).pipe(response.on('close', () => body.destroy()));
        }
        return true;
      },
    });
    const one = (await readFile(await site.wordpress.exportFile('everything'), 'utf8')).replace(
      /<item>(?:(?!<\/item>)[\s\S])*<wp:post_id>(?!5<|13<|15<|4<|7<)\d+<\/wp:post_id>(?:(?!<\/item>)[\s\S])*<\/item>/g,
      '',
    );
    const answer = await site.fromFile(one);
    expect(answer).toMatchObject({ success: true });
    const { images, notes } = await site.report(answer);
    expect(images.length).toBeGreaterThan(0);
    for (const { to } of images) expect(to).toBeNull();
    expect(notes.some(({ note }) => note.startsWith('Not copied: '))).toBe(true);
    expect(await readdir(join(site.connection.dataDir, 'media', '.incoming'))).toEqual([]);
  });

  it('are copied under their own path, without the place where they were taken', async () => {
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#345' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 0/1' } })
      .jpeg()
      .toBuffer();
    const site = await openImportSite({
      intercept: (_, response, url) => {
        if (!url.pathname.startsWith('/wp-content/')) return false;
        response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photo);
        return true;
      },
    });
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    await site.fromSite();
    const featured = (await site.posts()).get(5)?.featured_image;
    expect(featured).toBe('/media/wp-content/uploads/2014/03/property-division-0000.jpg');
    const copy = join(site.connection.dataDir, featured ?? '');
    expect((await sharp(copy).metadata()).exif).toBeUndefined();
    const contents = [...(await site.posts()).values()].map(({ content }) => content).join('');
    const old = [...contents.matchAll(/(?:src|href)="(http:\/\/127[^"]*)"/g)].map(([, address]) => address);
    // The two files that the captured posts name and that never were.
    expect(old.filter((address) => !/\/a\.(?:mp3|png)/.test(address ?? ''))).toEqual([]);
  });
});
