import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PictureFormat } from '../../contract/pictures.ts';
import { openImages, picture } from '../../tests/support/test-pictures.ts';
import { convertPicture } from './converter.ts';
import type { Images } from './images.ts';

/** Converts a picture and reads the result with a decoder. */
async function made(images: Images, original: string, width: 320 | 640 | 1920, format: PictureFormat) {
  const found = await images.findVariant({ original, width, format });
  if (found?.kind !== 'made') throw new Error(`not made: ${found?.kind}`);
  const info = await sharp(found.bytes).metadata();
  return { ...found, width: info.width, height: info.height, mediaType: info.mediaType, exif: info.exif };
}

/** Black PNG with one bit a pixel: 200 million pixels compress to 25 kB. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('pictures', () => {
  it('are made smaller in the format asked for, and never larger', async () => {
    const { images, upload } = await openImages();
    await upload('2024/05/court house.jpg', await picture(1000, 500).jpeg().toBuffer());
    const original = '/media/2024/05/court%20house.jpg';
    expect(await made(images, original, 640, 'avif')).toMatchObject({
      width: 640,
      height: 320,
      mediaType: 'image/avif',
      type: 'image/avif',
    });
    expect(await made(images, original, 320, 'webp')).toMatchObject({ width: 320, mediaType: 'image/webp' });
    expect(await made(images, original, 1920, 'jpeg')).toMatchObject({
      width: 1000,
      mediaType: 'image/jpeg',
    });
  });

  it('are described with their size and everything they can be asked for', async () => {
    const { images, upload } = await openImages();
    await upload('a.png', await picture(700, 300).png().toBuffer());
    expect(await images.describe('/media/a.png')).toEqual({
      src: '/media/_/960/media/a.png.png',
      width: 700,
      height: 300,
      sources: ['avif', 'webp'].map((format) => ({
        type: `image/${format}`,
        srcset: [
          `/media/_/320/media/a.png.${format} 320w`,
          `/media/_/640/media/a.png.${format} 640w`,
          `/media/_/960/media/a.png.${format} 700w`,
        ].join(', '),
      })),
    });
  });

  it('are offered as PNG or JPEG, on white where they were transparent, for programs that read nothing else', async () => {
    const { images, upload } = await openImages();
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const transparent = sharp({ create: { width: 40, height: 30, channels: 4, background } });
    await upload('a.webp', await transparent.clone().webp().toBuffer());
    await upload('a.avif', await transparent.clone().avif().toBuffer());
    await upload('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>'));
    for (const name of ['a.webp', 'a.avif']) {
      const { bytes, mediaType } = await made(images, `/media/${name}`, 640, 'jpeg');
      expect([name, mediaType]).toEqual([name, 'image/jpeg']);
      expect(
        (await sharp(bytes).stats()).channels.map(({ min }) => min > 250),
        name,
      ).toEqual([true, true, true]);
    }
    expect(await made(images, '/media/a.svg', 640, 'png')).toMatchObject({
      width: 40,
      mediaType: 'image/png',
    });
  });

  it('stand as the camera was held, and no longer say where that was', async () => {
    const { images, upload } = await openImages();
    const sideways = picture(800, 400).withExif({ IFD3: { GPSLatitude: '40/1 42/1 46/1' } });
    await upload('a.jpg', await sideways.withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(await images.describe('/media/a.jpg')).toMatchObject({ width: 400, height: 800 });
    expect(await made(images, '/media/a.jpg', 320, 'avif')).toMatchObject({
      width: 320,
      height: 640,
      exif: undefined,
    });
  });

  it.each([
    [
      'a drawing',
      'a.svg',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>'),
    ],
    ['an animation', 'a.gif', () => picture(40, 60).gif({ loop: 0 }).toBuffer()],
    [
      'an animated WebP',
      'a.webp',
      async () => {
        const frames = [
          await picture(40, 30).png().toBuffer(),
          await picture(40, 30).negate().png().toBuffer(),
        ];
        return sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer();
      },
    ],
  ])('that are %s are sent as they are', async (_, name, bytes) => {
    const { images, upload } = await openImages();
    const file = await upload(name, await bytes());
    expect(await images.describe(`/media/${name}`)).toMatchObject({
      src: `/media/${name}`,
      width: 40,
      sources: [],
    });
    expect(
      await images.findVariant({ original: `/media/${name}`, width: 320, format: 'avif' }),
    ).toMatchObject({
      kind: 'original',
      file: { file },
    });
  });

  it('are made in no format but the better ones and their own', async () => {
    const { images, upload } = await openImages();
    await upload('a.jpg', await picture(400, 300).jpeg().toBuffer());
    expect(await images.findVariant({ original: '/media/a.jpg', width: 320, format: 'png' })).toBeNull();
  });

  it('are sent as they are when they are damaged', async () => {
    const { images, upload } = await openImages();
    const whole = await picture(1200, 900).jpeg().toBuffer();
    await upload('half.jpg', whole.subarray(0, whole.length / 2));
    await upload('text.jpg', 'not a picture');
    for (const original of ['/media/half.jpg', '/media/text.jpg']) {
      expect(await images.findVariant({ original, width: 320, format: 'avif' })).toMatchObject({
        kind: 'original',
      });
    }
  });

  it('are not unpacked when a small file holds too many pixels', async () => {
    let converted = 0;
    const { images, upload } = await openImages({
      convert: async (...parameters) => {
        converted += 1;
        return convertPicture(...parameters);
      },
    });
    await upload('bomb.png', blackPng(20_000, 10_000));
    expect(await images.describe('/media/bomb.png')).toBeNull();
    const found = await images.findVariant({ original: '/media/bomb.png', width: 320, format: 'avif' });
    expect(found).toMatchObject({ kind: 'original' });
    expect(converted).toBe(0);
  });

  it('in a format that browsers do not show reach no decoder', async () => {
    const { images, upload } = await openImages();
    await upload('scan.tif', await picture(400, 300).tiff().toBuffer());
    expect(await images.describe('/media/scan.tif')).toBeNull();
  });
});

describe('a file outside the media folder', () => {
  it('cannot be reached, whatever the address', async () => {
    const { base, folders, images, upload } = await openImages();
    await writeFile(join(base, 'secret.jpg'), await picture(40, 30).jpeg().toBuffer());
    await mkdir(join(base, 'media-old'));
    await writeFile(join(base, 'media-old', 'a.jpg'), 'x');
    await symlink(join(base, 'secret.jpg'), join(folders.media, 'link.jpg'));
    await symlink(base, join(folders.media, 'out'));
    await upload('.hidden.jpg', 'x');
    await upload('inside.jpg', 'x');
    for (const path of [
      '/media/../secret.jpg',
      '/media/%2e%2e/secret.jpg',
      '/media/..%2fsecret.jpg',
      '/media/..%5csecret.jpg',
      '/media//secret.jpg',
      `/media/${encodeURIComponent(join(base, 'secret.jpg'))}`,
      '/media/link.jpg',
      '/media/out/secret.jpg',
      '/media-old/a.jpg',
      '/media/.hidden.jpg',
      '/media/inside.jpg%00.png',
      '/media/inside.jpg/',
      '/media/%E0%A4%A',
      '/media/',
      '/media',
      `/media/${'a'.repeat(5000)}`,
    ]) {
      expect(await images.findOriginal(path), path).toBeNull();
      expect(await images.findVariant({ original: path, width: 320, format: 'avif' }), path).toBeNull();
    }
    expect(await images.findOriginal('/media/inside.jpg')).not.toBeNull();
  });

  it('is not found under a random path', { timeout: 60_000 }, async () => {
    const { folders, images } = await openImages();
    await fc.assert(
      fc.asyncProperty(fc.webPath(), async (path) => {
        const found = await images.findOriginal(`/media${path}`);
        expect(found === null || found.file.startsWith(folders.media)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
