import type { Selectable } from 'kysely';
import type { PostsTable } from './blog-tables.ts';

/** The fields of a stored post, as an author or an importer writes them; dates are UTC ISO 8601. */
export function postFieldsOf(row: Selectable<PostsTable>) {
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
    categories: JSON.parse(row.categories) as string[],
    tags: JSON.parse(row.tags) as string[],
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
