import { popularTopics } from '#firm/identity.ts';
import type { CategoryCount } from '../../../contract/blog.ts';

/**
 * The name of a category, null where there is none: as the newest post spells it (server/blog/posts.store.ts), else as
 * the popular topics do, to which every article links, whether or not they have posts.
 */
export function categoryName(category: string, categories: readonly CategoryCount[]): string | null {
  return [...categories, ...popularTopics].find(({ slug }) => slug === category)?.name ?? null;
}
