import { termSlug } from '../../contract/post-lists.ts';

export interface Term {
  kind: 'category' | 'tag';
  slug: string;
}

export interface NamedTerm extends Term {
  name: string;
}

/** Each once: two names may make one slug. A name without a letter or digit makes none, and cannot be listed. */
export function termsOf(post: { categories: readonly string[]; tags: readonly string[] }): NamedTerm[] {
  const terms = new Map<string, NamedTerm>();
  for (const [kind, names] of [
    ['category', post.categories],
    ['tag', post.tags],
  ] as const) {
    for (const name of names) {
      const slug = termSlug(name);
      if (slug !== '' && !terms.has(`${kind} ${slug}`)) terms.set(`${kind} ${slug}`, { kind, slug, name });
    }
  }
  return [...terms.values()];
}
