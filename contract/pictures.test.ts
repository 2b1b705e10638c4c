import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureFormats, pictureWidths, readVariantPath, variantPath } from './pictures.ts';

describe('the address of a picture', () => {
  it('is parsed back for any file name of the original', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.constantFrom(...pictureWidths),
        fc.constantFrom(...pictureFormats),
        (name, width, format) => {
          const original = `/media/${encodeURIComponent(name)}`;
          expect(readVariantPath(variantPath({ original, width, format }))).toEqual({
            original,
            width,
            format,
          });
        },
      ),
    );
    const original = '/media/2019/05/photo.jpg.webp';
    expect(variantPath({ original, width: 640, format: 'avif' })).toBe(
      '/media/_/640/media/2019/05/photo.jpg.webp.avif',
    );
  });

  it.each([
    '/media/_/641/media/a.jpg.avif',
    '/media/_/0640/media/a.jpg.avif',
    '/media/_/640/media/a.jpg.gif',
    '/media/_/640/media/a.jpg',
    '/media/_/640/media/',
    '/media/_/640',
    '/media/_/-640/media/a.jpg.avif',
    '/media/640/media/a.jpg.avif',
  ])('rejects %s', (path) => expect(readVariantPath(path)).toBeNull());
});
