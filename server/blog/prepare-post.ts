import { termSlug } from '../../contract/post-lists.ts';
import { plainText, readMinutes, sanitiseArticle } from './article-html.ts';
import type { PostToStore } from './save-posts.store.ts';
import { searchWords } from './search-words.ts';

/** A post as whoever writes or imports it gives it. */
export interface PostToSave
  extends Omit<PostToStore, 'readMinutes' | 'titleWords' | 'bodyWords' | 'publishedAt' | 'modifiedAt'> {
  /** HTML of any origin: it is sanitised here. */
  content: string;
  /** Plain text; empty: the beginning of the article. */
  excerpt: string;
  /** Empty: made from the title. */
  slug: string;
  publishedAt: Date;
  modifiedAt: Date | null;
}

const SLUG_MAX = 190;
const EXCERPT_WORDS = 55;
/** Of a longer article, these are found by a search. */
const WORDS_FOUND_MAX = 20_000;

/** @throws {RangeError} when the date of publication is no date, or one that cannot be sorted by */
export function preparePost(given: PostToSave): PostToStore {
  const post = withoutNul(given);
  const content = sanitiseArticle(post.content);
  const text = plainText(content);
  const excerpt = post.excerpt.trim() || firstWords(text);
  return {
    ...post,
    slug: slugFrom(post.slug) || termSlug(post.title).slice(0, SLUG_MAX) || 'post',
    content,
    excerpt,
    categories: named(post.categories),
    tags: named(post.tags),
    publishedAt: wholeSeconds(post.publishedAt),
    modifiedAt: post.modifiedAt && wholeSeconds(post.modifiedAt),
    readMinutes: readMinutes(text),
    titleWords: searchWords(post.title),
    bodyWords: searchWords(`${text} ${excerpt} ${post.tags.join(' ')}`).slice(0, WORDS_FOUND_MAX),
  };
}

/** PostgreSQL cannot store the character NUL, and no text means anything by it. */
function withoutNul(post: PostToSave): PostToSave {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    return typeof value === 'string' ? value.replaceAll('\0', '') : value;
  };
  return Object.fromEntries(
    Object.entries(post).map(([name, value]) => [name, strip(value)]),
  ) as unknown as PostToSave;
}

/** WordPress percent-encodes what is not ASCII, and sometimes cuts the encoding in half. */
function slugFrom(text: string): string {
  return decoded(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}_-]+/gu, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function named(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

function firstWords(text: string): string {
  const words = text.split(' ');
  return words.length > EXCERPT_WORDS ? `${words.slice(0, EXCERPT_WORDS).join(' ')}…` : text;
}

const SORTABLE_UNTIL = Date.UTC(2200, 0);

function wholeSeconds(moment: Date): string {
  if (!(Math.abs(moment.getTime()) < SORTABLE_UNTIL)) throw new RangeError(`not a date of a post: ${moment}`);
  return new Date(Math.floor(moment.getTime() / 1000) * 1000).toISOString();
}
