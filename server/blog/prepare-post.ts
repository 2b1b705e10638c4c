import { termSlug } from '../../contract/post-lists.ts';
import { plainText, readMinutes, sanitiseArticle } from './article-html.ts';
import { addressOf } from './picture-address.ts';
import type { PostToStore } from './post-to-store.ts';
import { wordsThatFit } from './search-words.ts';
import { SLUG_MAX, slugFrom } from './slugs.ts';
import type { NamedTerm } from './terms.ts';

/** A post as whoever writes or imports it gives it. */
export interface PostToSave
  extends Omit<
    PostToStore,
    | 'readMinutes'
    | 'titleWords'
    | 'bodyWords'
    | 'publishedAt'
    | 'modifiedAt'
    | 'featuredImageAlt'
    | 'wordpressTerms'
  > {
  /** HTML of any origin: it is sanitised here. */
  content: string;
  /** Plain text; empty: the beginning of the article. */
  excerpt: string;
  /** Empty: made from the title. */
  slug: string;
  publishedAt: Date;
  modifiedAt: Date | null;
  featuredImageAlt?: string | null;
  /** Categories and tags of a post from WordPress with the slugs that they had there. */
  wordpressTerms?: readonly NamedTerm[];
}

const EXCERPT_WORDS = 55;
/** Characters: words need not have blanks between them. */
const EXCERPT_MAX = 600;

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
    featuredImage: addressOf(post.featuredImage),
    featuredImageAlt: post.featuredImageAlt?.trim() || null,
    ogImage: addressOf(post.ogImage),
    wordpressTerms: addressed(post.wordpressTerms ?? []),
    categories: named(post.categories),
    tags: named(post.tags),
    publishedAt: wholeSeconds(post.publishedAt),
    modifiedAt: post.modifiedAt && wholeSeconds(post.modifiedAt),
    readMinutes: readMinutes(text),
    titleWords: wordsThatFit(post.title, 'title'),
    // What names the article stands first: of a very long one, the end is not found.
    bodyWords: wordsThatFit([...post.categories, ...post.tags, excerpt, text].join(' '), 'body'),
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

function named(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

function addressed(terms: readonly NamedTerm[]): NamedTerm[] {
  return terms
    .map(({ kind, slug, name }) => ({
      kind,
      slug: slugFrom(slug.replaceAll('\0', '')),
      name: name.replaceAll('\0', '').trim(),
    }))
    .filter(({ slug, name }) => slug !== '' && termSlug(name) !== '');
}

function firstWords(text: string): string {
  const words = text.slice(0, EXCERPT_MAX).split(' ');
  const first = words.slice(0, EXCERPT_WORDS).join(' ');
  return first.length < text.length ? `${first}…` : text;
}

const SORTABLE_UNTIL = Date.UTC(2200, 0);

function wholeSeconds(moment: Date): string {
  if (!(Math.abs(moment.getTime()) < SORTABLE_UNTIL)) throw new RangeError(`not a date of a post: ${moment}`);
  return new Date(Math.floor(moment.getTime() / 1000) * 1000).toISOString();
}
