import { xmlText } from './xml.ts';

export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** W3C date or date-time; null: unknown. */
  modified: string | null;
}

/** A sitemap (https://www.sitemaps.org/protocol.html). */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return document('urlset', 'url', entries);
}

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
