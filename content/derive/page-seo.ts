import type { Post } from '../../contract/blog.ts';
import { shorten } from '../../contract/excerpt.ts';
import { blogPage } from '../interface/blog.ts';
import type { PageSeo } from '../schema/seo.ts';

const DESCRIPTION_MAX = 155;

export function shortDescription(text: string): string {
  return shorten(text, DESCRIPTION_MAX);
}

/** Title and description of the first page of a category. */
export function categorySeo(name: string): PageSeo {
  const { title, description } = blogPage.categorySeo;
  return {
    title: `${name} ${title}`,
    description: shortDescription(`${description.before} ${name}${description.after}`),
    keywords: [name, ...blogPage.seo.keywords],
  };
}

/** Derives an article's meta fields from its title, excerpt and terms, where the post has none of its own. */
export function articleSeo({
  title,
  excerpt,
  categories,
  tags,
}: Pick<Post, 'title' | 'excerpt' | 'categories' | 'tags'>): PageSeo {
  return {
    title,
    description: shortDescription(excerpt || title),
    keywords: [...new Set([...tags, ...categories])],
  };
}
