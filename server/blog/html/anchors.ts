import { isPageSlug } from '../../../content/derive/page-slugs.ts';

/** No id of the page around an article begins like this, so the two never collide. */
const PREFIX = 'text-';
const LINK_INTO_ARTICLE = /^(\/(?:blog\/)?([^/?#]+)\/?(?:\?[^#]*)?)#(.+)$/;

/** @param id the id of an element in an article */
export function articleId(id: string): string {
  return id.startsWith(PREFIX) ? id : PREFIX + id;
}

/** Prefixes the fragment of a link to an id in this or another article. */
export function articleHref(href: string): string {
  // Browsers scroll to the top of the page for both.
  if (href === '#' || href === '#top') return href;
  if (href.startsWith('#')) return `#${articleId(href.slice(1))}`;
  const [, page = '', slug = '', id = ''] = LINK_INTO_ARTICLE.exec(href) ?? [];
  return slug === '' || isPageSlug(slug) ? href : `${page}#${articleId(id)}`;
}
