import type { MetaDescriptor } from 'react-router';
import { firm } from '../../content/firm.ts';

interface PageMeta {
  /** The page's own title, without the firm's name. */
  title: string;
  description: string;
  /** The path with its trailing slash. */
  path: string;
  /** The configured absolute address of the site, without a trailing slash; the Host header plays no part. */
  siteUrl: string;
  /** Pages that search engines should leave out. */
  noindex?: boolean;
}

/** The head tags of one page (specification section 1, "Search-engine aids"). */
export function pageMeta({ title, description, path, siteUrl, noindex = false }: PageMeta): MetaDescriptor[] {
  const fullTitle = `${title} | ${firm.name} ${firm.tagline}`;
  const url = siteUrl + path;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { name: 'robots', content: noindex ? 'noindex, nofollow' : 'index, follow' },
    ...(noindex ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: firm.name },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: 'summary' },
    { name: 'geo.region', content: firm.geo.region },
    { name: 'geo.placename', content: firm.geo.placename },
    { name: 'geo.position', content: `${firm.geo.latitude};${firm.geo.longitude}` },
  ];
}
