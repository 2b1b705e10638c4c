import { plainWords } from './readable-text.ts';
import { isRecord, type RestApi } from './rest-api.ts';
import type { RestNames, RestPost } from './rest-post.ts';
import type { WordPressMedia, WordPressTerm } from './wordpress-post.ts';

type Learn = (record: Record<string, unknown>) => void;

/** Resolves author, term and media ids, from what posts embed or by fetching them. */
export function createRestNames(api: Pick<RestApi, 'find'>) {
  const authors = new Map<number, { name: string; email: string | undefined }>();
  const categories = new Map<number, WordPressTerm>();
  const tags = new Map<number, WordPressTerm>();
  const media = new Map<number, WordPressMedia>();
  /** Asked for in vain: not asked for again. */
  const unknown = new Set<string>();

  const learnAuthor: Learn = ({ id, name: html, email }) => {
    const name = plainWords(textOf(html));
    if (name) authors.set(Number(id), { name, email: textOf(email) || undefined });
  };
  const learnTerm =
    (known: Map<number, WordPressTerm>): Learn =>
    ({ id, name: html, slug }) => {
      const name = plainWords(textOf(html));
      if (name) known.set(Number(id), { name, slug: textOf(slug) });
    };
  const learnMedia: Learn = ({ id, source_url, alt_text }) => {
    const url = textOf(source_url);
    if (url) media.set(Number(id), { url, alt: plainWords(textOf(alt_text)) });
  };

  function learnEmbedded(embedded: unknown): void {
    if (!isRecord(embedded)) return;
    const records = (name: string) => [embedded[name]].flat(2).filter(isRecord);
    records('author').forEach(learnAuthor);
    records('wp:featuredmedia').forEach(learnMedia);
    const terms = records('wp:term');
    terms.filter(({ taxonomy }) => taxonomy === 'category').forEach(learnTerm(categories));
    terms.filter(({ taxonomy }) => taxonomy === 'post_tag').forEach(learnTerm(tags));
  }

  async function ask(
    collection: string,
    ids: readonly number[],
    known: ReadonlyMap<number, unknown>,
    learn: Learn,
  ): Promise<void> {
    const missing = [...new Set(ids)].filter(
      (id) => id > 0 && !known.has(id) && !unknown.has(`${collection} ${id}`),
    );
    if (missing.length === 0) return;
    for (const record of await api.find(collection, missing)) learn(record);
    for (const id of missing) if (!known.has(id)) unknown.add(`${collection} ${id}`);
  }

  return {
    /** The names for these posts; `embedded`: what each of them embeds. */
    async of(posts: readonly RestPost[], embedded: readonly unknown[]): Promise<RestNames> {
      embedded.forEach(learnEmbedded);
      const asked: [string, (post: RestPost) => number | readonly number[], Map<number, unknown>, Learn][] = [
        ['users', (post) => post.author, authors, learnAuthor],
        ['categories', (post) => post.categories, categories, learnTerm(categories)],
        ['tags', (post) => post.tags, tags, learnTerm(tags)],
        ['media', (post) => post.featured_media, media, learnMedia],
      ];
      for (const [name, idsOf, known, learn] of asked) await ask(name, posts.flatMap(idsOf), known, learn);
      return { authors, categories, tags, media };
    },
    async media(ids: readonly number[]): Promise<readonly WordPressMedia[]> {
      await ask('media', ids, media, learnMedia);
      return ids.flatMap((id) => media.get(id) ?? []);
    },
    learnAuthor,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
