import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureWidths } from '../../contract/pictures.ts';
import { openImages, picture } from '../../tests/support/test-pictures.ts';

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

describe('a picture that was made', () => {
  it('is converted once for concurrent requests, and again only when the original changes', async () => {
    let converted = 0;
    const { images, state, upload } = await openImages({
      convert: async () => {
        converted += 1;
        return Buffer.from(`number ${converted}`);
      },
    });
    await upload('a.jpg', await picture(400, 300).jpeg().toBuffer());
    const ask = () => images.findVariant({ original: '/media/a.jpg', width: 320, format: 'avif' });
    const answers = await Promise.all([ask(), ask(), ask()]);
    state.now = new Date(state.now.getTime() + 86_400_000);
    answers.push(await ask());
    expect(new Set(answers.map((one) => one?.kind === 'made' && one.bytes.toString()))).toEqual(
      new Set(['number 1']),
    );
    await upload('a.jpg', await picture(500, 300).jpeg().toBuffer());
    const changed = await ask();
    expect(changed).toMatchObject({ bytes: Buffer.from('number 2') });
    expect(changed).not.toMatchObject({ etag: answers[0]?.kind === 'made' && answers[0].etag });
  });

  it('is converted with limited concurrency', async () => {
    const running = { now: 0, most: 0 };
    const release = Promise.withResolvers<void>();
    const { images, upload } = await openImages({
      convert: async () => {
        running.now += 1;
        running.most = Math.max(running.most, running.now);
        await release.promise;
        running.now -= 1;
        return Buffer.from('made');
      },
    });
    await upload('a.jpg', await picture(2000, 900).jpeg().toBuffer());
    const asked = pictureWidths.flatMap((width) =>
      (['avif', 'webp', 'jpeg'] as const).map((format) =>
        images.findVariant({ original: '/media/a.jpg', width, format }),
      ),
    );
    release.resolve();
    const answers = await Promise.all(asked);
    expect(answers.every((one) => one?.kind === 'made')).toBe(true);
    expect(running.most).toBeLessThan(asked.length);
  });

  it('is removed from the disk when the limit is reached, the least recently used first', async () => {
    const maxBytes = 100_000;
    const { images, folders, state, upload } = await openImages({
      maxBytes,
      convert: async () => Buffer.alloc(20_000),
    });
    let converted = 0;
    const ask = async (name: string) => {
      state.now = new Date(state.now.getTime() + 2 * 3_600_000);
      return images.findVariant({ original: `/media/${name}`, width: 320, format: 'avif' });
    };
    const names = Array.from({ length: 12 }, (_, index) => `${index}.jpg`);
    for (const name of names) await upload(name, await picture(400, 300).jpeg().toBuffer());
    for (const name of names) {
      await ask(name);
      await ask('0.jpg');
      expect(await bytesIn(folders.variants)).toBeLessThanOrEqual(maxBytes);
    }
    const { images: later } = await openImages({
      roots: [{ path: '/media/', folder: folders.media }],
      folder: folders.variants,
      convert: async () => {
        converted += 1;
        return Buffer.from('again');
      },
    });
    await later.findVariant({ original: '/media/0.jpg', width: 320, format: 'avif' });
    expect(converted, 'the one that was used all the time is still there').toBe(0);
    await later.findVariant({ original: '/media/1.jpg', width: 320, format: 'avif' });
    expect(converted, 'the one that was used once has gone').toBe(1);
  });

  it('is sent even when it cannot be cached', async () => {
    const { base, images, upload } = await openImages();
    await upload('a.jpg', await picture(400, 300).jpeg().toBuffer());
    await writeFile(join(base, 'variants'), 'a file in place of the folder');
    const found = await images.findVariant({ original: '/media/a.jpg', width: 320, format: 'avif' });
    if (found?.kind !== 'made') throw new Error(`not made: ${found?.kind}`);
    expect(await sharp(found.bytes).metadata()).toMatchObject({ width: 320 });
  });
});
