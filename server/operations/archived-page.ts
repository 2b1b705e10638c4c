import { defaultTreeAdapter, html, parse, parseFragment, serialize } from 'parse5';
import { MEDIA_PATH } from '../../contract/pictures.ts';
import { attribute, type Element, elementsIn, replace } from '../platform/html.ts';
import { fileOf, linkBetween } from './file-names.ts';

interface PageCopyOptions {
  url: URL;
  /** Paths of the pages in the copy. */
  pages: ReadonlySet<string>;
  /** Reads a file of the site; null when it is missing. */
  readFile: (pathname: string) => Promise<string | null>;
}

const FILE_LINKS = /^(stylesheet|icon|apple-touch-icon|manifest)$/;
const PRELOADS = /^(modulepreload|preload)$/;

/**
 * Turns a page into one that opens from a folder: links to pages and files become relative, others name the site. Scripts
 * and preloads, which browsers refuse there, and the smaller sizes of pictures are left out, and forms lead nowhere.
 * @param source HTML of a whole page
 * @returns the page, and the paths of the files that it needs
 */
export async function archivedPage(
  source: string,
  { url, pages, readFile }: PageCopyOptions,
): Promise<{ html: string; files: Set<string> }> {
  const document = parse(source);
  const here = fileOf(url.pathname);
  const files = new Set<string>();

  const resolved = (value: string): URL | null => {
    const target = URL.parse(value, url);
    return target?.origin === url.origin ? target : null;
  };
  const copied = ({ pathname, hash }: URL) => linkBetween(here, fileOf(pathname)) + hash;
  const fileLink = (value: string) => {
    const target = resolved(value);
    if (!target) return value;
    files.add(target.pathname);
    return copied(target);
  };
  const pageLink = (value: string) => {
    const target = value.startsWith('#') ? null : resolved(value);
    if (!target) return value;
    if (pages.has(target.pathname)) return copied(target);
    return target.pathname.startsWith(MEDIA_PATH) ? fileLink(value) : target.href;
  };

  for (const element of elementsIn(document)) {
    const { tagName } = element;
    const rel = attribute(element, 'rel') ?? '';
    const isStructuredData = attribute(element, 'type') === 'application/ld+json';
    const isSize = tagName === 'source' && attribute(element, 'srcset') !== undefined;
    if ((tagName === 'script' && !isStructuredData) || isSize || (tagName === 'link' && PRELOADS.test(rel))) {
      defaultTreeAdapter.detachNode(element);
    } else if (tagName === 'use') {
      await insertDrawing(element, resolved, readFile);
    } else {
      element.attrs = element.attrs.filter(
        ({ name }) => name !== 'srcset' && !(tagName === 'form' && name === 'action'),
      );
      const link = tagName === 'link' && FILE_LINKS.test(rel) ? fileLink : pageLink;
      for (const one of element.attrs) {
        if (one.name === 'src' || one.name === 'poster') one.value = fileLink(one.value);
        else if (one.name === 'href') one.value = link(one.value);
      }
    }
  }
  return { html: serialize(document), files };
}

/** Makes the links of a style sheet relative. */
export function archivedStyles(source: string, url: URL): { css: string; files: Set<string> } {
  const files = new Set<string>();
  const css = source.replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (whole, _quote, value: string) => {
    const target = URL.parse(value, url);
    if (target?.origin !== url.origin) return whole;
    files.add(target.pathname);
    return `url("${linkBetween(fileOf(url.pathname), fileOf(target.pathname))}${target.hash}")`;
  });
  // Without its preload an optional typeface comes too late.
  return { css: css.replaceAll('font-display:optional', 'font-display:swap'), files };
}

/** Replaces `<use>` of another file, which browsers refuse in a folder, by the drawing itself. */
async function insertDrawing(
  use: Element,
  resolved: (value: string) => URL | null,
  readFile: (pathname: string) => Promise<string | null>,
): Promise<void> {
  const value = attribute(use, 'href') ?? '';
  const target = value.startsWith('#') ? null : resolved(value);
  const drawings = target && (await readFile(target.pathname));
  const id = target?.hash.slice(1);
  const symbol = drawings && elementsIn(parseFragment(drawings)).find((one) => attribute(one, 'id') === id);
  if (!symbol) return;
  const attributes = symbol.attrs.filter(({ name }) => name !== 'id');
  const drawing = defaultTreeAdapter.createElement('svg', html.NS.SVG, attributes);
  for (const child of [...symbol.childNodes]) {
    defaultTreeAdapter.detachNode(child);
    defaultTreeAdapter.appendChild(drawing, child);
  }
  replace(use, drawing);
}
