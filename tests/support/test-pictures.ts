import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { createImages, type ImagesOptions } from '../../server/media/images.ts';

/** A picture of one color crossed by a line, so that its areas differ. */
export function picture(width: number, height: number) {
  const line = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0L${width} ${height}" stroke="#fff" stroke-width="9"/></svg>`,
  );
  return sharp({ create: { width, height, channels: 3, background: '#12233d' } }).composite([
    { input: line },
  ]);
}

/** Creates images with media and drawings in temporary folders. */
export async function openImages(options: Partial<ImagesOptions> = {}) {
  const base = await mkdtemp(join(tmpdir(), 'images-test-'));
  onTestFinished(() => rm(base, { recursive: true, force: true }));
  const state = { now: new Date('2026-03-02T15:00:00.000Z') };
  const folders = { media: join(base, 'media'), variants: join(base, 'variants') };
  await mkdir(folders.media);
  const images = createImages({
    roots: [{ path: '/media/', folder: folders.media }],
    folder: folders.variants,
    clock: () => state.now,
    log: pino({ level: 'silent' }),
    ...options,
  });
  async function upload(name: string, bytes: Buffer | string) {
    const file = join(folders.media, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    return file;
  }
  return { base, folders, images, state, upload };
}
