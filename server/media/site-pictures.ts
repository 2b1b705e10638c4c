import { join } from 'node:path';
import { drawingPaths, MEDIA_PATH } from '../../contract/pictures.ts';
import type { Log } from '../log.ts';
import { createImages, type Images } from './images.ts';
import { createPictureStore } from './store-picture.ts';

export interface SitePictures {
  images: Images;
  storePicture: ReturnType<typeof createPictureStore>;
}

export interface SitePicturesOptions {
  dataDir: string;
  /** Absolute path of the folder with the site's own drawings. */
  publicFolder: string;
  clock: () => Date;
  log: Log;
}

/** The uploaded pictures and the site's own drawings. */
export function createSitePictures({ dataDir, publicFolder, clock, log }: SitePicturesOptions): SitePictures {
  const uploads = join(dataDir, 'media');
  return {
    images: createImages({
      roots: [
        { path: MEDIA_PATH, folder: uploads },
        ...drawingPaths.map((path) => ({ path, folder: join(publicFolder, path) })),
      ],
      folder: join(dataDir, 'media-variants'),
      clock,
      log,
    }),
    storePicture: createPictureStore(uploads, clock),
  };
}
