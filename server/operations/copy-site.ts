import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { searchFilePaths } from '../../contract/paths.ts';
import { sha256 } from '../platform/hash.ts';
import { archivedPage, archivedStyles } from './archived-page.ts';
import { fileOf } from './file-names.ts';

/** Asks the running site for a path. */
export type Ask = (path: string, headers?: Record<string, string>) => Promise<Response>;

/** The file `manifest.json` of a copy. */
export interface Manifest {
  /** UTC, ISO 8601. */
  madeAt: string;
  files: { address: string; file: string; sha256: string }[];
  /** URLs that the site did not answer with 200. */
  missing: { address: string; status: number }[];
}

export interface CopyOptions {
  ask: Ask;
  /** An empty folder. */
  folder: string;
  madeAt: Date;
  signal: AbortSignal;
}

/**
 * Writes every page of the sitemap, and the files that those pages use, as files that a browser opens without a server.
 * @throws when the site cannot answer, or `signal` is aborted; the folder then holds a part of the copy
 */
export async function copySite({ ask, folder, madeAt, signal }: CopyOptions): Promise<Manifest> {
  const manifest: Manifest = { madeAt: madeAt.toISOString(), files: [], missing: [] };
  const urls = await listedUrls(ask, searchFilePaths.sitemap);
  const pages = new Set(urls.map(({ pathname }) => pathname));
  const read = new Map<string, Promise<Buffer | null>>();
  const needed = new Set<string>();

  function readOnce(url: URL): Promise<Buffer | null> {
    const { pathname } = url;
    const reading = read.get(pathname) ?? readBytes(url);
    read.set(pathname, reading);
    return reading;
  }

  async function readBytes({ href, pathname }: URL): Promise<Buffer | null> {
    signal.throwIfAborted();
    const answer = await ask(pathname);
    if (answer.status >= 500) throw new Error(`${pathname} answered ${answer.status}`);
    if (answer.status === 200) return Buffer.from(await answer.arrayBuffer());
    manifest.missing.push({ address: href, status: answer.status });
    return null;
  }

  async function save({ href, pathname }: URL, content: Buffer | string): Promise<void> {
    const file = fileOf(pathname);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content, { flush: true });
    manifest.files.push({ address: href, file, sha256: sha256(content) });
  }

  for (const url of urls) {
    const source = await readBytes(url);
    if (!source) continue;
    const readFile = async (path: string) => (await readOnce(new URL(path, url)))?.toString() ?? null;
    const { html, files } = await archivedPage(source.toString(), { url, pages, readFile });
    for (const path of files) needed.add(new URL(path, url).href);
    await save(url, html);
  }
  // A style sheet adds the files that it names.
  for (const href of needed) {
    const url = new URL(href);
    const source = await readOnce(url);
    if (!source) continue;
    if (!url.pathname.endsWith('.css')) {
      await save(url, source);
      continue;
    }
    const { css, files } = archivedStyles(source.toString(), url);
    for (const path of files) needed.add(new URL(path, url).href);
    await save(url, css);
  }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  return manifest;
}

/** The URLs in a sitemap, or in those that it names. */
export async function listedUrls(ask: Ask, path: string): Promise<URL[]> {
  const answer = await ask(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const found = (await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g);
  const urls = [...found].map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')));
  const listed = await Promise.all(
    urls.map((url) => (url.pathname.endsWith('.xml') ? listedUrls(ask, url.pathname) : [url])),
  );
  return listed.flat();
}
