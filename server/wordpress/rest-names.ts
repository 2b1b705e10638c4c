import { plainWords } from './readable-text.ts';
import { isRecord, type RestApi } from './rest-api.ts';
import type { RestNames, RestPost } from './rest-post.ts';
import type { WordPressMedia, WordPressTerm } from './wordpress-post.ts';

/** Collects what posts name by number: from what they embed, else by asking for it. */
export function createRestNames(api: Pick<RestApi, 'find'>) {
  const authors = new Map<number, { name: string; email: string | undefined }>();
  const categories = new Map<number, WordPressTerm>();
  const tags = new Map<number, WordPressTerm>();
  const media = new Map<number, WordPressMedia>();
  const names: RestNames = { authors, categories, tags, media };
  /** Asked for in vain: not asked for again. */
  const unknown = new Set<string>();

  const learnAuthor = (record: Record<string, unknown>) => {
    const name = plainWords(textOf(record.name));
    if (isId(record.id) && name) authors.set(record.id, { name, email: textOf(record.email) || undefined });
  };
  const learnTerm = (known: Map<number, WordPressTerm>) => (record: Record<string, unknown>) => {
    const name = plainWords(textOf(record.name));
    if (isId(record.id) && name) known.set(record.id, { name, slug: textOf(record.slug) });
  };
  const learnMedia = (record: Record<string, unknown>) => {
    const url = textOf(record.source_url);
    if (isId(record.id) && url) media.set(record.id, { url, alt: plainWords(textOf(record.alt_text)) });
  };

  function learnEmbedded(embedded: unknown): void {
    if (!isRecord(embedded)) return;
    const records = (name: string) => [embedded[name]].flat(2).filter(isRecord);
    records('author').forEach(learnAuthor);
    records('wp:featuredmedia').forEach(learnMedia);
    for (const term of records('wp:term')) {
      if (term.taxonomy === 'category') learnTerm(categories)(term);
      if (term.taxonomy === 'post_tag') learnTerm(tags)(term);
    }
  }

  async function ask(
    collection: string,
    ids: readonly number[],
    known: ReadonlyMap<number, unknown>,
    learn: (record: Record<string, unknown>) => void,
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
      await ask(
        'users',
        posts.map(({ author }) => author),
        authors,
        learnAuthor,
      );
      await ask(
        'categories',
        posts.flatMap((post) => post.categories),
        categories,
        learnTerm(categories),
      );
      await ask(
        'tags',
        posts.flatMap((post) => post.tags),
        tags,
        learnTerm(tags),
      );
      await ask(
        'media',
        posts.map((post) => post.featured_media),
        media,
        learnMedia,
      );
      return names;
    },
    async media(ids: readonly number[]): Promise<readonly WordPressMedia[]> {
      await ask('media', ids, media, learnMedia);
      return ids.flatMap((id) => media.get(id) ?? []);
    },
    learnAuthor,
  };
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
