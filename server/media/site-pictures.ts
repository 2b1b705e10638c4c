import { join } from 'node:path';
import { drawingPaths, MEDIA_PATH, PHOTOS_PATH } from '../../contract/pictures.ts';
import type { Log } from '../platform/log.ts';
import { createImages } from './images.ts';
import { createPictureStore } from './store-picture.ts';

export interface SitePicturesOptions {
  dataDir: string;
  /** Absolute path of the folder with the site's own drawings. */
  publicFolder: string;
  /** Absolute path of the folder with the firm's photographs; it may be missing. */
  photosFolder: string;
  clock: () => Date;
  log: Log;
}

/** The uploaded pictures, and the site's own photographs and drawings. */
export function createSitePictures({ dataDir, publicFolder, photosFolder, clock, log }: SitePicturesOptions) {
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
