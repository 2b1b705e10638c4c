import { Marked } from 'marked';
import { parse } from 'yaml';
import * as z from 'zod';
import { hasPage } from '../../content/derive/links.ts';
import { EMPTY_POST } from '../platform/database/post-fields.ts';
import type { Blog } from './posts.ts';
import type { PostToSave } from './prepare-post.ts';
import type { SamplePostStore } from './sample-posts.store.ts';

const date = z.iso.datetime().transform((text) => new Date(text));
const frontMatterSchema = z.strictObject({
  sample: z.boolean().default(false),
  title: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  excerpt: z.string().min(1),
  author: z.string().min(1),
  publishedAt: date,
  modifiedAt: date.nullable().default(null),
  categories: z.array(z.string()).min(1),
  tags: z.array(z.string()),
  metaTitle: z.string().nullable().default(null),
  metaDescription: z.string(),
  featuredImage: z.string().startsWith('/').nullable().default(null),
  featuredImageAlt: z.string().nullable().default(null),
});

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Leaves of a link to a page that the firm does without only the words. */
const markdown = new Marked({
  async: false,
  renderer: {
    link({ href, tokens }) {
      return !hasPage(href) && this.parser.parseInline(tokens);
    },
  },
});

/** An article of the firm's folder; `sample`: one of the demonstration. */
type Article = PostToSave & { sample: boolean };

/**
 * Reads an article of content/firm/articles/.
 * @param file the file's name, for error messages
 * @param source front matter between two lines of dashes, then Markdown
 * @throws {Error} naming the file, when its front matter is missing or invalid
 */
export function readArticle(file: string, source: string): Article {
  const [whole = '', yaml] = FRONT_MATTER.exec(source) ?? [];
  const parsed = frontMatterSchema.safeParse(yaml === undefined ? null : parse(yaml));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return {
    ...EMPTY_POST,
    ...parsed.data,
    id: null,
    wpId: null,
    content: markdown.parse(source.slice(whole.length), { async: false }),
    status: 'published',
  };
}

/** Loads the articles of content/firm/articles/, which are part of the server's bundle. */
export async function loadArticles(): Promise<Article[]> {
  const files = import.meta.glob<string>('#firm/articles/*.md', { query: '?raw', import: 'default' });
  return Promise.all(Object.entries(files).map(async ([file, read]) => readArticle(file, await read())));
}

/**
 * Saves the articles in an empty blog; samples only once, so that removed ones stay away.
 * @returns how many were saved
 */
export async function seedBlog(
  blog: Pick<Blog, 'count' | 'prepare' | 'inTransaction'>,
  samples: Pick<SamplePostStore, 'wereImported'>,
  load = loadArticles,
): Promise<number> {
  if ((await blog.count()) > 0) return 0;
  const articles = await load();
  const wanted = (await samples.wereImported()) ? articles.filter(({ sample }) => !sample) : articles;
  if (wanted.length === 0) return 0;
  const prepared = await Promise.all(wanted.map(blog.prepare));
  return blog.inTransaction(async ({ content, posts, samplePosts }) => {
    await content.lock();
    // Another process may have saved them.
    if (await posts.hasAny()) return 0;
    await content.bump();
    const saved = await posts.save(prepared);
    await samplePosts.mark(saved.filter((_, index) => wanted[index]?.sample).map(({ id }) => id));
    return saved.length;
  });
}
