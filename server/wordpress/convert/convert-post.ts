import { postFieldsSchema } from '../../../contract/posts.ts';
import type { PostToSave } from '../../blog/prepare-post.ts';
import type { NamedTerm } from '../../blog/slugs.ts';
import { ImportError, textProblem, type WordPressPost, type WordPressSource } from '../wordpress-post.ts';
import type { ConvertText } from './convert-content.ts';
import { createLinks } from './links.ts';
import type { CopyMedia } from './media-copy.ts';

/** The fields that an import writes, as they are stored: dates as UTC ISO 8601. */
export type ImportedFields = Omit<
  Required<PostToSave>,
  'id' | 'wpId' | 'wordpressTerms' | 'publishedAt' | 'modifiedAt'
> & { publishedAt: string; modifiedAt: string | null };

export type ConvertedPost = Awaited<ReturnType<typeof convertPost>>;

/** Fields that cannot be shortened. */
const URLS = ['featuredImage', 'ogImage'];

/** Converts a post of the source to fields as they are stored, and copies its files. */
export async function convertPost(
  post: WordPressPost,
  source: WordPressSource,
  copyMedia: CopyMedia,
  convert: ConvertText,
) {
  const links = createLinks(source.siteUrl, post.link);
  const files = new Map<string, string | null>();
  const notes = [...post.notes];

  async function copy(from: string): Promise<string | null> {
    const url = new URL(from);
    const copied = await copyMedia(url, links.isOwn(url) ? null : url.host);
    if (copied.to === null && !files.has(from)) notes.push(`Not copied: ${from} (${copied.reason})`);
    files.set(from, copied.to);
    return copied.to;
  }

  /** A file that cannot be copied keeps its URL. */
  async function copied(from: string): Promise<string | null> {
    const url = from ? links.parse(from) : null;
    return url && ((await copy(url.href)) ?? url.href);
  }

  const { content, wpId, link, featuredImage, seo } = post;
  // A scheduled post is a published one whose date lies ahead.
  const isPublished = /^(?:publish|future)$/.test(post.status) && !post.hasPassword;
  const context = { wpId, link, isRendered: post.form === 'rendered', siteUrl: source.siteUrl };
  const calls = { media: source.media, attachedMedia: source.attachedMedia, copy };
  const converted = content === undefined ? null : await convert({ content, ...context }, calls);
  const problem = textProblem(converted?.html.content);
  if (problem) throw new ImportError(problem);
  notes.push(...(converted?.notes ?? []));
  const fields = {
    title: nameOf(post),
    slug: post.slug,
    content: converted?.html.content,
    excerpt: post.excerpt,
    author: post.author || undefined,
    authorEmail: post.authorEmail,
    status: isPublished ? ('published' as const) : ('draft' as const),
    featuredImage: featuredImage && (await copied(featuredImage.url)),
    featuredImageAlt: featuredImage && (featuredImage.alt || null),
    categories: post.categories?.map(({ name }) => name),
    tags: post.tags?.map(({ name }) => name),
    ...seo,
    ogImage: seo?.ogImage && (await copied(seo.ogImage)),
    publishedAt: post.publishedAt,
    modifiedAt: post.modifiedAt,
  };
  notes.push(...shortened(fields));
  const terms = (kind: NamedTerm['kind'], given: WordPressPost['tags'] = [], names: string[] = []) =>
    names.map((name, index) => ({ kind, name, slug: given[index]?.slug ?? '' }));
  return {
    /** Without the fields that the source omits. */
    fields: Object.fromEntries(
      Object.entries(fields).filter(([, value]) => value !== undefined),
    ) as Partial<ImportedFields>,
    /** The post's content, prepared. */
    html: converted?.html,
    /** The post's categories and tags with their slugs in WordPress. */
    terms: [
      ...terms('category', post.categories, fields.categories),
      ...terms('tag', post.tags, fields.tags),
    ],
    files: [...files],
    notes,
    /** Unknown shortcodes and blocks of its text, each once. */
    leftOut: converted?.leftOut ?? [],
  };
}

/**
 * Shortens what is longer than staff may save it.
 * @returns a note on each field
 */
function shortened(fields: Record<string, unknown>): string[] {
  const notes = new Set<string>();
  // zod checks the names of a list only once the list is short enough.
  for (let pass = 1; pass <= 2; pass++) {
    const { content: _, slug: __, ...others } = fields;
    for (const issue of postFieldsSchema.safeParse(others).error?.issues ?? []) {
      if (issue.code !== 'too_big') continue;
      const [field = '', index] = issue.path.map(String);
      const max = Number(issue.maximum);
      const value = fields[field];
      const name = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      if (index !== undefined && Array.isArray(value)) {
        value[Number(index)] = cut(value[Number(index)], max);
        notes.add(`Shortened: one of its ${name} has more than ${max} characters.`);
      } else if (Array.isArray(value)) {
        fields[field] = value.slice(0, max);
        notes.add(`Left out: ${value.length - max} of its ${value.length} ${name}; a post has up to ${max}.`);
      } else {
        fields[field] = URLS.includes(field) ? null : cut(String(value), max);
        notes.add(`Shortened: its ${name} has more than ${max} characters.`);
      }
    }
  }
  return [...notes];
}

function cut(text: string, max: number): string {
  return text.slice(0, max).toWellFormed().trim();
}

export function nameOf({ title, wpId }: WordPressPost): string {
  return title || `Post ${wpId}`;
}
