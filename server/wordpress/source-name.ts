import type { WordPressSource } from './wordpress-post.ts';

/** The name under which a site's posts are recorded, the same for its export and its REST API; the file's name without a URL. */
export function sourceName({ siteUrl, name }: Pick<WordPressSource, 'siteUrl' | 'name'>): string {
  const url = URL.parse(siteUrl());
  if (!url) return siteUrl() || name;
  return url.host.replace(/^www\./, '') + url.pathname.replace(/\/+$/, '');
}
