import type { Kysely } from 'kysely';
import { termSlug } from '../../../contract/post-lists.ts';
import type { TermKind } from '../../../contract/terms.ts';
import type { NamedTerm } from '../../blog/slugs.ts';
import type { RenamedTermsTable } from '../../platform/database/blog-tables.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ConvertedPost } from '../convert/convert-post.ts';
import { hashOf } from '../convert/source-hash.ts';
import type { Base, FieldName } from './merge-post.ts';

const POSTS_AT_ONCE = 500;
const fieldOf: Record<TermKind, FieldName> = { category: 'categories', tag: 'tags', author: 'author' };

/** The names that staff gave to terms of the source. */
export function readRenamed(db: Kysely<Database>): Promise<RenamedTermsTable[]> {
  return db.selectFrom('renamed_terms').selectAll().orderBy('kind').orderBy('former').execute();
}

/** Returns a post of the source with the new names. */
export function withNewNames(post: ConvertedPost, renamed: readonly RenamedTermsTable[]): ConvertedPost {
  if (renamed.length === 0) return post;
  const names = new Map(renamed.map(({ kind, former, name }) => [`${kind} ${former}`, name]));
  const named = (kind: NamedTerm['kind']) =>
    post.terms
      .filter((term) => term.kind === kind)
      .map((term) => ({ ...term, name: names.get(`${kind} ${termSlug(term.name)}`) ?? term.name }))
      // Two terms may have been merged into one.
      .filter(
        ({ name }, index, all) => all.findIndex((one) => termSlug(one.name) === termSlug(name)) === index,
      );
  const [categories, tags] = [named('category'), named('tag')];
  const { author } = post.fields;
  return {
    ...post,
    terms: [...categories, ...tags],
    fields: {
      ...post.fields,
      ...(post.fields.categories && { categories: categories.map(({ name }) => name) }),
      ...(post.fields.tags && { tags: tags.map(({ name }) => name) }),
      ...(author === undefined ? {} : { author: names.get(`author ${author}`) ?? author }),
    },
  };
}

/** Treats a renaming as the source's own, so that it is no local edit and the source's later changes arrive. */
export async function followRenamed(
  db: Kysely<Database>,
  kind: TermKind,
  posts: readonly { id: string; before: readonly string[]; after: readonly string[] }[],
): Promise<void> {
  const field = fieldOf[kind];
  const hashed = (names: readonly string[]) => hashOf(kind === 'author' ? names[0] : names);
  for (let from = 0; from < posts.length; from += POSTS_AT_ONCE) {
    const some = new Map(posts.slice(from, from + POSTS_AT_ONCE).map((post) => [post.id, post]));
    const rows = await db
      .selectFrom('wordpress_posts')
      .select(['source', 'number', 'post_id', 'fields'])
      .where('post_id', 'in', [...some.keys()])
      .execute();
    for (const { source, number, post_id, fields } of rows) {
      const post = some.get(post_id ?? '');
      const hashes = JSON.parse(fields) as Base;
      const known = hashes[field];
      if (!post || !known) continue;
      const [before, after] = [hashed(post.before), hashed(post.after)];
      const follow = (hash: string) => (hash === before ? after : hash);
      hashes[field] = [follow(known[0]), follow(known[1])];
      await db
        .updateTable('wordpress_posts')
        .set({ fields: JSON.stringify(hashes) })
        .where('source', '=', source)
        .where('number', '=', number)
        .execute();
    }
  }
}
