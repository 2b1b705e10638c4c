import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { firm } from '#firm/identity.ts';
import { type Brand, colored } from '../../server/platform/brand.ts';

/** Pixels: for a phone's home screen, and for the manifest. */
const ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** Folders of the parts of a site. */
interface SiteFolders {
  /**
   * The firm's folder: `drawings`, `photos`, `articles` with their pictures, `root` with the files of the site's root,
   * `icon.svg`; all may be missing.
   */
  firm: string;
  /** The folder of the law: `drawings`, `articles`. */
  law: string;
  /** The built files. */
  client: string;
  photos: string;
}

/**
 * Writes the firm's drawings, photographs and pictures of articles, its icons, the manifest and the files of the site's
 * root, such as a search engine's verification file. A file in `root` replaces what is made here.
 */
export async function writeSiteFiles(folders: SiteFolders, brand: Brand): Promise<void> {
  await rm(folders.photos, { recursive: true, force: true });
  await copyIfThere(join(folders.firm, 'photos'), folders.photos);
  await copyDrawings(folders);
  const icon = await readFile(join(folders.firm, 'icon.svg'), 'utf8').catch(() => drawInitial(brand));
  await writeFile(join(folders.client, 'favicon.svg'), colored(icon, brand));
  for (const [name, size] of Object.entries(ICONS)) {
    await sharp(Buffer.from(colored(icon, brand)), { density: 72 * 16 })
      .resize(size, size)
      .flatten({ background: brand.colors.ground })
      .png()
      .toFile(join(folders.client, name));
  }
  await writeFile(join(folders.client, 'site.webmanifest'), `${JSON.stringify(manifest(brand), null, 2)}\n`);
  await copyIfThere(join(folders.firm, 'root'), folders.client);
}

/** Copies the drawings and the pictures of articles; the firm's replace those of the law with the same names. */
export async function copyDrawings(folders: Omit<SiteFolders, 'photos'>): Promise<void> {
  for (const from of [folders.law, folders.firm]) {
    await copyIfThere(join(from, 'drawings'), join(folders.client, 'drawings'));
    await copyIfThere(join(from, 'articles'), join(folders.client, 'articles'), isPicture);
  }
}

/** True for all but the texts of articles, which are part of the server. */
const isPicture = (file: string) => !file.endsWith('.md');

async function copyIfThere(from: string, to: string, filter?: (file: string) => boolean): Promise<void> {
  await cp(from, to, { recursive: true, ...(filter && { filter }) }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

function manifest({ colors }: Brand) {
  return {
    name: firm.name,
    short_name: firm.shortName,
    start_url: '/',
    display: 'browser',
    background_color: colors.ground,
    theme_color: colors['band-deep'],
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}

/** The first letter of the firm's name, as an icon. */
async function drawInitial({ colors, fonts }: Brand): Promise<string> {
  const family = fonts.display[0].toLowerCase().replaceAll(' ', '-');
  const { resolve } = createRequire(import.meta.url);
  const data = await readFile(resolve(`@fontsource/${family}/files/${family}-latin-500-normal.woff`));
  const style = {
    display: 'flex',
    width: '100%',
    height: '100%',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 5,
    background: colors.ground,
    color: colors.action,
    fontSize: 30,
  };
  return satori(createElement('div', { style }, firm.shortName.slice(0, 1)), {
    width: 32,
    height: 32,
    fonts: [{ name: 'display', weight: 500, data }],
  });
}
