import type { PostStatus } from '../../contract/blog.ts';
import { termSlug } from '../../contract/post-lists.ts';
import { indexedWords } from '../platform/search-words.ts';
import { storedHtml } from './html/stored-html.ts';
import { type NamedTerm, SLUG_MAX, slugFrom } from './slugs.ts';

/** A post as an author or an importer provides it. */
export interface PostToSave {
  /** The id of the post to update, if it exists. */
  id: string | null;
  /** The post's number in WordPress; without `id`, updates the post that has this number. */
  wpId: number | null;
  /** A number is appended if another post or page has it. Empty: derived from the title. */
  slug: string;
  title: string;
  /** HTML of any origin. */
  content: string;
  /** Plain text; empty: the first words of the article's paragraphs. */
  excerpt: string;
  author: string;
  authorEmail: string | null;
  status: PostStatus;
  featuredImage: string | null;
  /** Alternative text of the featured image. */
  featuredImageAlt?: string | null;
  categories: readonly string[];
  tags: readonly string[];
  /** The slugs of categories and tags in WordPress. */
  wordpressTerms?: readonly NamedTerm[];
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string | null;
  ogTitle: string | null;
  ogDescription: string | null;
  ogImage: string | null;
  /** Any JSON value. */
  yoastData: unknown;
  publishedAt: Date;
  modifiedAt: Date | null;
}

/** A post ready to be stored: sanitized, trimmed, with UTC ISO 8601 dates in whole seconds. */
export interface PreparedPost extends Omit<Required<PostToSave>, 'publishedAt' | 'modifiedAt'> {
  publishedAt: string;
  modifiedAt: string | null;
  readMinutes: number;
  /** Words for the search index. */
  titleWords: readonly string[];
  words: readonly string[];
}

export type PreparedHtml = ReturnType<typeof storedHtml>;
export type PrepareHtml = typeof storedHtml;

/** Reading time: words / 200, rounded up (specification section 9), at least 1. */
const WORDS_PER_MINUTE = 200;

/** @throws {RangeError} when the date of publication is no date, or cannot be sorted as text */
export function preparePost({ html, ...given }: PostToSave & { html?: PreparedHtml }): PreparedPost {
  const post = withoutNul(given);
  const { content, wordCount, words, ...derived } = html ?? storedHtml(post.content);
  const excerpt = post.excerpt.trim() || derived.excerpt;
  return {
    ...post,
    slug: slugFrom(post.slug) || termSlug(post.title).slice(0, SLUG_MAX) || 'post',
    content,
    excerpt,
    featuredImage: imageUrl(post.featuredImage),
    featuredImageAlt: post.featuredImageAlt?.trim() || null,
    ogImage: imageUrl(post.ogImage),
    wordpressTerms: (post.wordpressTerms ?? [])
      .map(withoutNul)
      .map(({ kind, slug, name }) => ({ kind, slug: slugFrom(slug), name: name.trim() }))
      .filter(({ slug, name }) => slug !== '' && termSlug(name) !== ''),
    categories: trimmed(post.categories),
    tags: trimmed(post.tags),
    publishedAt: wholeSeconds(post.publishedAt),
    modifiedAt: post.modifiedAt && wholeSeconds(post.modifiedAt),
    readMinutes: Math.max(1, Math.ceil(wordCount / WORDS_PER_MINUTE)),
    ...wordsOf({ ...post, excerpt }, words),
  };
}

/** @param textWords the words of its content */
export function wordsOf(
  post: Pick<PostToSave, 'title' | 'categories' | 'tags' | 'author' | 'excerpt'>,
  textWords: readonly string[],
): Pick<PreparedPost, 'titleWords' | 'words'> {
  const { title, categories, tags, author, excerpt } = post;
  return {
    titleWords: indexedWords(title),
    words: [
      ...new Set([...indexedWords([title, ...categories, ...tags, author, excerpt].join(' ')), ...textWords]),
    ],
  };
}

/** PostgreSQL cannot store the character NUL. */
function withoutNul<T extends object>(record: T): T {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    return typeof value === 'string' ? value.replaceAll('\0', '') : value;
  };
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, strip(value)])) as T;
}

function trimmed(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

/**
 * Normalizes the URL of an image: a path of this site or an absolute URL, with https where the scheme is missing.
 * @returns null for anything else
 */
function imageUrl(given: string | null): string | null {
  const text = given?.trim() ?? '';
  if (/^\/(?![/\\])/.test(text)) return text;
  const url = URL.parse(text.startsWith('//') ? `https:${text}` : text);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

const SORTABLE_UNTIL = Date.UTC(2200, 0);

function wholeSeconds(date: Date): string {
  if (!(Math.abs(date.getTime()) < SORTABLE_UNTIL)) throw new RangeError(`not a date of a post: ${date}`);
  return new Date(Math.floor(date.getTime() / 1000) * 1000).toISOString();
}
