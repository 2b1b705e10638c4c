import { xmlText } from './xml.ts';

export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** A day or a moment (W3C date and time); null: not known. */
  modified: string | null;
}

/** https://www.sitemaps.org/protocol.html */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return document('urlset', 'url', entries);
}

/** For more addresses than one file should hold. */
export function sitemapIndex(files: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', files);
}

function document(root: string, name: string, entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map(({ url, modified }) => {
      const date = modified === null ? '' : `<lastmod>${xmlText(modified)}</lastmod>`;
      return `  <${name}><loc>${xmlText(url)}</loc>${date}</${name}>`;
    }),
    `</${root}>`,
    '',
  ].join('\n');
}
