import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { PIXELS_MAX } from '../../contract/pictures.ts';
import { acceptFile } from './accept-file.ts';

it.each([
  ['is refused with more pixels than can be made smaller', PIXELS_MAX + 10_000],
  ['is kept with as many', PIXELS_MAX],
])('a picture %s', async (_, pixels) => {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'a.png');
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  await writeFile(file, resized(pixel, { width: 10_000, height: pixels / 10_000 }));
  const accepted = acceptFile(file, 'a.png', 1_000_000);
  if (pixels > PIXELS_MAX)
    await expect(accepted).rejects.toThrow('The picture has more than 100 million pixels.');
  else expect(await accepted).toMatchObject({ isPicture: true, mime: 'image/png' });
});

/** A PNG that says to have another size; its first chunk begins at byte 12. */
function resized(png: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}
