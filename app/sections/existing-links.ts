import { hasPage } from '../../content/derive/links.ts';
import { isPageSlug } from '../../content/derive/page-slugs.ts';
import type { BlogReader } from '../../contract/blog.ts';

/** The links whose page or article the site has. While the database is unavailable, every article counts as there. */
export async function existingLinks<T extends { href: string }>(
  links: readonly T[],
  blog: Pick<BlogReader, 'exists'>,
): Promise<T[]> {
  const exists = await Promise.all(
    links.map(async ({ href }) => {
      const [, slug] = /^\/([^/?#]+)\/$/.exec(href) ?? [];
      if (slug === undefined || isPageSlug(slug)) return hasPage(href);
      return blog.exists(slug).catch(() => true);
    }),
  );
  return links.filter((_, index) => exists[index]);
}
