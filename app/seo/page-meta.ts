import type { MetaDescriptor } from 'react-router';

/** The head of one page, worked out on the server (see describe-page.ts), so that pages need no code for it. */
export interface PageDescription {
  title: string;
  /** Absolute, with a trailing slash; null where search engines should not list the page. */
  canonical: string | null;
  /** Name and content of every meta tag, in order. */
  tags: [name: string, content: string][];
}

/** The head tags of one page (specification section 1, "Search-engine aids"). */
export function pageMeta({ title, canonical, tags }: PageDescription): MetaDescriptor[] {
  return [
    { title },
    ...(canonical ? [{ tagName: 'link' as const, rel: 'canonical', href: canonical }] : []),
    ...tags.map(([name, content]) =>
      name.startsWith('og:') ? { property: name, content } : { name, content },
    ),
  ];
}
