import type { Kysely, Transaction } from 'kysely';
import { termSlug } from '../../contract/post-lists.ts';
import type { TermKind } from '../../contract/terms.ts';
import type { RenamedTermsTable } from '../platform/database/blog-tables.ts';
import type { Database } from '../platform/database/schema.ts';
import { type FieldName, hashOf, type ImportedHashes } from './merge-post.ts';
import type { WordPressPost, WordPressTerm } from './wordpress-post.ts';

const POSTS_AT_ONCE = 500;
const fieldOf: Record<TermKind, FieldName> = { category: 'categories', tag: 'tags', author: 'author' };

/** The names that staff gave to terms of the source. */
export function readRenamed(db: Kysely<Database>): Promise<RenamedTermsTable[]> {
  return db.selectFrom('renamed_terms').selectAll().orderBy('kind').orderBy('former').execute();
}

/** Returns a post as the source would have it with the new names. */
export function withNewNames(post: WordPressPost, renamed: readonly RenamedTermsTable[]): WordPressPost {
  if (renamed.length === 0) return post;
  const names = new Map(renamed.map(({ kind, former, name }) => [`${kind} ${former}`, name]));
  const named = (kind: 'category' | 'tag', terms: readonly WordPressTerm[] | undefined) =>
    terms &&
    [
      ...Map.groupBy(
        terms.map(({ name, slug }) => ({ name: names.get(`${kind} ${termSlug(name)}`) ?? name, slug })),
        ({ name }) => termSlug(name),
      ).values(),
    ].flatMap(([first]) => first ?? []);
  return {
    ...post,
    categories: named('category', post.categories),
    tags: named('tag', post.tags),
    author: names.get(`author ${post.author}`) ?? post.author,
  };
}

/** Takes a renaming for one of the source too, so that it is no edit of the post, and later changes there arrive. */
export async function followRenamed(
  trx: Transaction<Database>,
  kind: TermKind,
  posts: readonly { id: string; before: readonly string[]; after: readonly string[] }[],
): Promise<void> {
  const field = fieldOf[kind];
  const hashed = (names: readonly string[]) => hashOf(kind === 'author' ? names[0] : names);
  for (let from = 0; from < posts.length; from += POSTS_AT_ONCE) {
    const some = new Map(posts.slice(from, from + POSTS_AT_ONCE).map((post) => [post.id, post]));
    const rows = await trx
      .selectFrom('wordpress_posts')
      .select(['source', 'number', 'post_id', 'fields'])
      .where('post_id', 'in', [...some.keys()])
      .execute();
    for (const { source, number, post_id, fields } of rows) {
      const post = some.get(post_id ?? '');
      const hashes = JSON.parse(fields) as ImportedHashes;
      const known = hashes[field];
      if (!post || !known) continue;
      const [before, after] = [hashed(post.before), hashed(post.after)];
      const follow = (hash: string) => (hash === before ? after : hash);
      hashes[field] = [follow(known[0]), follow(known[1])];
      await trx
        .updateTable('wordpress_posts')
        .set({ fields: JSON.stringify(hashes) })
        .where('source', '=', source)
        .where('number', '=', number)
        .execute();
    }
  }
}
