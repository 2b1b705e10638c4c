import { isTakenSlug } from './taken-slugs.ts';

/** No id of a page of the site begins so: what an article brings along cannot be taken for a part of the page. */
const PREFIX = 'text-';
const IN_ARTICLE = /^(\/(?:blog\/)?([^/?#]+)\/?(?:\?[^#]*)?)#(.+)$/;

/** @param id of an element in an article */
export function articleId(id: string): string {
  return id.startsWith(PREFIX) ? id : PREFIX + id;
}

/** @returns the address of a link in an article, which leads to the same place within this or another article as before */
export function articleHref(href: string): string {
  // Both mean the beginning of the page.
  if (href === '#' || href === '#top') return href;
  if (href.startsWith('#')) return `#${articleId(href.slice(1))}`;
  const [, page = '', slug = '', id = ''] = IN_ARTICLE.exec(href) ?? [];
  return slug === '' || isTakenSlug(slug) ? href : `${page}#${articleId(id)}`;
}
