import type { MetaDescriptor } from 'react-router';
import { firm } from '../../content/firm.ts';

/** What the head of one page says, worked out on the server (see describe-page.ts). */
export interface PageDescription {
  /** The page's own title, without the firm's name. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** The canonical address: absolute, with a trailing slash. */
  url: string;
  /** Whether search engines should leave the page out. */
  noindex: boolean;
}

/** The head tags of one page (specification section 1, "Search-engine aids"). */
export function pageMeta({ title, description, keywords, url, noindex }: PageDescription): MetaDescriptor[] {
  const fullTitle = `${title} | ${firm.name} ${firm.tagline}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(keywords.length > 0 ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
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
