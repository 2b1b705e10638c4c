import type { Selectable } from 'kysely';
import type { PostsTable } from './blog-tables.ts';

/** Parses the categories and tags of a post's row, stored as JSON. */
export function withParsedTerms<Row extends { categories: string; tags: string }>(row: Row) {
  return {
    ...row,
    categories: JSON.parse(row.categories) as string[],
    tags: JSON.parse(row.tags) as string[],
  };
}

/** The fields of a stored post, as an author or an importer writes them; dates are UTC ISO 8601. */
export function postFieldsOf(stored: Selectable<PostsTable>) {
  const row = withParsedTerms(stored);
  return {
    slug: row.slug,
    title: row.title,
    content: row.content,
    excerpt: row.excerpt,
    author: row.author,
    authorEmail: row.author_email,
    status: row.status,
    featuredImage: row.featured_image,
    featuredImageAlt: row.featured_image_alt,
    categories: row.categories,
    tags: row.tags,
    /** Not stored with the post. */
    wordpressTerms: [] as never[],
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    metaKeywords: row.meta_keywords,
    ogTitle: row.og_title,
    ogDescription: row.og_description,
    ogImage: row.og_image,
    yoastData: row.yoast_data === null ? null : (JSON.parse(row.yoast_data) as unknown),
    publishedAt: row.published_at,
    modifiedAt: row.modified_at,
  };
}

/** The fields of a post that says nothing yet. */
export const EMPTY_POST = {
  slug: '',
  title: '',
  content: '',
  excerpt: '',
  author: '',
  authorEmail: null,
  status: 'draft',
  featuredImage: null,
  featuredImageAlt: null,
  categories: [],
  tags: [],
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
  yoastData: null,
  modifiedAt: null,
} as const;
