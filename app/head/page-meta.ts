import type { MetaDescriptor } from 'react-router';
import { firm } from '#firm/identity.ts';
import { documentTitle } from '../../content/derive/document-title.ts';
import { shownPages } from '../../content/derive/shown-pages.ts';
import { UNLISTED_ROBOTS } from '../../contract/page-robots.ts';
import type { HeadTag } from '../../contract/page-tags.ts';
import { searchFilePaths } from '../../contract/paths.ts';

/** The head of one page, computed on the server by describe-page.ts. */
export interface PageDescription {
  title: string;
  /** Absolute; null for a page that does not exist. */
  canonical: string | null;
  /** Name and content of every meta tag, in order. */
  tags: [name: string, content: string][];
  /** Tags that staff added. */
  headTags?: readonly HeadTag[];
}

/** Feed discovery for feed readers. */
const FEED = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: firm.name,
  href: searchFilePaths.feed,
} as const;

/** The head of a screen that could not be read, so that nothing is known of its page. */
export function failedMeta(title: string): MetaDescriptor[] {
  return [{ title: documentTitle(title) }, { name: 'robots', content: UNLISTED_ROBOTS }];
}

/** The head tags of one page (specification section 1, "Search-engine aids"). */
export function pageMeta({ title, canonical, tags, headTags = [] }: PageDescription): MetaDescriptor[] {
  return [
    { title },
    ...(canonical ? [{ tagName: 'link' as const, rel: 'canonical', href: canonical }] : []),
    ...(shownPages.blog ? [FEED] : []),
    ...tags.map(([name, content]) =>
      /^(og|article):/.test(name) ? { property: name, content } : { name, content },
    ),
    ...headTags.map((tag) => ('jsonLd' in tag ? { 'script:ld+json': JSON.parse(tag.jsonLd) } : tag)),
  ];
}
