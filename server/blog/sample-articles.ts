import { marked } from 'marked';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Blog } from './posts.ts';
import type { PostToSave } from './prepare-post.ts';

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  excerpt: z.string().min(1),
  author: z.string().min(1),
  publishedAt: z.iso.datetime(),
  modifiedAt: z.iso.datetime().optional(),
  categories: z.array(z.string()).min(1),
  tags: z.array(z.string()),
  metaTitle: z.string().optional(),
  metaDescription: z.string(),
  featuredImage: z.string().startsWith('/').optional(),
  featuredImageAlt: z.string().optional(),
});

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/**
 * Reads an article of content/articles/.
 * @param file its name, for error messages
 * @param source front matter between two lines of dashes, then Markdown
 * @throws {Error} naming the file, when its front matter is missing or invalid
 */
export function readArticle(file: string, source: string): PostToSave {
  const [whole = '', yaml] = FRONT_MATTER.exec(source) ?? [];
  const parsed = frontMatterSchema.safeParse(yaml === undefined ? null : parse(yaml));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { metaTitle, metaDescription, featuredImage, featuredImageAlt, publishedAt, modifiedAt, ...article } =
    parsed.data;
  return {
    id: null,
    wpId: null,
    title: article.title,
    slug: article.slug,
    content: marked.parse(source.slice(whole.length), { async: false }),
    excerpt: article.excerpt,
    author: article.author,
    authorEmail: null,
    status: 'published',
    featuredImage: featuredImage ?? null,
    featuredImageAlt: featuredImageAlt ?? null,
    categories: article.categories,
    tags: article.tags,
    metaTitle: metaTitle ?? null,
    metaDescription,
    metaKeywords: null,
    ogTitle: null,
    ogDescription: null,
    ogImage: null,
    yoastData: null,
    publishedAt: new Date(publishedAt),
    modifiedAt: modifiedAt === undefined ? null : new Date(modifiedAt),
  };
}

/** Loads the sample articles, which are part of the server's bundle. */
export async function sampleArticles(): Promise<PostToSave[]> {
  const files = import.meta.glob<string>('../../content/articles/*.md', { query: '?raw', import: 'default' });
  return Promise.all(Object.entries(files).map(async ([file, read]) => readArticle(file, await read())));
}

/**
 * Saves the sample articles in an empty blog.
 * @returns how many were saved
 */
export async function seedBlog(blog: Pick<Blog, 'count' | 'save'>): Promise<number> {
  if ((await blog.count()) > 0) return 0;
  const saved = await blog.save(await sampleArticles(), { onlyIntoEmpty: true });
  return saved.length;
}
