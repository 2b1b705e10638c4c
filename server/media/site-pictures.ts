import { join } from 'node:path';
import { drawingPaths, MEDIA_PATH, PHOTOS_PATH } from '../../contract/pictures.ts';
import type { Context } from '../context.ts';
import { createImages } from './images.ts';
import { createPictureStore } from './store-picture.ts';

interface PictureFolders {
  /** Absolute path of the folder with the site's own drawings. */
  publicFolder: string;
  /** Absolute path of the folder with the firm's photographs; it may be missing. */
  photosFolder: string;
}

/** The uploaded pictures, and the site's own photographs and drawings. */
export function createSitePictures(
  { env: { dataDir }, clock, log }: Context,
  { publicFolder, photosFolder }: PictureFolders,
) {
  const uploads = join(dataDir, 'media');
  return {
    images: createImages({
      roots: [
        { path: MEDIA_PATH, folder: uploads },
        { path: PHOTOS_PATH, folder: photosFolder },
        ...drawingPaths.map((path) => ({ path, folder: join(publicFolder, path) })),
      ],
      folder: join(dataDir, 'media-variants'),
      clock,
      log,
    }),
    storePicture: createPictureStore(uploads, clock),
  };
}
