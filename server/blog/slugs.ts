import { decodedUri } from '../../contract/media.ts';
import { termSlug } from '../../contract/post-lists.ts';

/** WordPress cuts slugs at 200 characters. */
export const SLUG_MAX = 200;

/** WordPress keeps emoji and Chinese, Japanese and full-width punctuation in slugs, too. */
const NOT_OF_SLUGS =
  /[^\p{Letter}\p{Mark}\p{Number}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u3001-\u303f\uff01-\uffef_-]+/gu;

/** WordPress percent-encodes what is not ASCII, and sometimes cuts the encoding in half. */
export function slugFrom(text: string): string {
  return decodedUri(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(NOT_OF_SLUGS, '-')
    .slice(0, SLUG_MAX)
    .replace(/\p{Surrogate}/gu, '')
    .replace(/^-+|-+$/g, '');
}

export interface Term {
  kind: 'category' | 'tag';
  slug: string;
}

export interface NamedTerm extends Term {
  name: string;
}

/** A post's terms, one for each slug. A name without a letter or digit makes no slug and is left out. */
export function termsOf(post: { categories: readonly string[]; tags: readonly string[] }): NamedTerm[] {
  const named = [
    ...post.categories.map((name) => ({ kind: 'category' as const, slug: termSlug(name), name })),
    ...post.tags.map((name) => ({ kind: 'tag' as const, slug: termSlug(name), name })),
  ].filter(({ slug }) => slug !== '');
  // The first name of a slug wins.
  return [...new Map(named.toReversed().map((term) => [`${term.kind} ${term.slug}`, term])).values()];
}
