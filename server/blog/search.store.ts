import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { PostSummary } from '../../contract/blog.ts';
import type { DatabaseDialect } from '../platform/database/dialect.ts';
import { withParsedTerms } from '../platform/database/post-fields.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Pagination } from '../platform/pagination.ts';
import { isVisible, SUMMARY_COLUMNS, type VisibleAt } from './posts.store.ts';

type Match = 'all' | 'any';

export interface SearchQuery extends Pagination {
  /** Folded, at least one. The last one may be the prefix of a word. */
  words: readonly string[];
  /** Whether a post must have all words or any of them. */
  match: Match;
  /** A slug; empty: all. */
  category: string;
  visibleAt: VisibleAt;
}

/** A post's words for the index: folded, each once. */
export interface IndexedPost {
  number: number;
  titleWords: readonly string[];
  /** Words of the title and of everything else. */
  words: readonly string[];
}

/** Differences between the two full-text indexes. */
interface SearchIndex {
  put(post: IndexedPost): RawBuilder<unknown>;
  /** `from` and `where` for the posts that have the words. */
  matches(words: readonly string[], match: Match): RawBuilder<unknown>;
  inTitle(words: readonly string[], match: Match): RawBuilder<unknown>;
}

export function createSearchStore(db: Kysely<Database>, dialect: DatabaseDialect) {
  const index = indexes[dialect];
  return {
    /** Posts that match in the title first, then the newest; and how many there are in all. */
    async find({
      words,
      match,
      category,
      visibleAt,
      limit,
      offset,
    }: SearchQuery): Promise<{ posts: PostSummary[]; total: number }> {
      const inCategory =
        category === ''
          ? sql`true`
          : sql`posts.number in (
              select number from post_terms where kind = 'category' and slug = ${category}
            )`;
      const rank = sql`order by page.in_title desc, page.published_at desc, page.number desc`;
      const { rows } = await sql<FoundRow>`
        with found as materialized (
          select posts.number, posts.published_at, ${index.inTitle(words, match)} as in_title
          ${index.matches(words, match)} and ${isVisible('posts', visibleAt)} and ${inCategory}
        )
        select ${sql.join(SUMMARY_COLUMNS.map(aliased))}, totals.total
        from (select count(*) as total from found) as totals
        left join (select * from found as page ${rank} limit ${limit} offset ${offset}) as page on true
        left join posts on posts.number = page.number ${rank}`.execute(db);
      const posts = rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : withParsedTerms(row)));
      return { posts, total: rows[0]?.total ?? 0 };
    },
  };
}

/** Mutations within a transaction. */
export function searchMutations(trx: Transaction<Database>, dialect: DatabaseDialect) {
  return {
    /**
     * Adds posts to the index or replaces them in it. Best after all other changes of posts: SQLite flushes its full-text
     * index whenever another table is written in between.
     */
    async put(posts: readonly IndexedPost[]): Promise<void> {
      for (const post of posts) await indexes[dialect].put(post).execute(trx);
    },
  };
}

/** Beyond the last page there is one row, with the total alone. */
type FoundRow = { total: number } & (
  | (Omit<PostSummary, 'categories' | 'tags'> & { categories: string; tags: string })
  | { id: null }
);

function aliased(column: string) {
  const [name = '', alias] = column.split(' as ');
  return alias ? sql`${sql.ref(name)} as ${sql.id(alias)}` : sql.ref(name);
}

/** A single letter is not matched as a prefix: it matches nearly every post. */
const isPrefix = (words: readonly string[], index: number) =>
  index === words.length - 1 && [...(words[index] ?? '')].length > 1;

/** https://www.sqlite.org/fts5.html */
const sqliteIndex: SearchIndex = {
  put: ({ number, titleWords, words }) =>
    sql`insert or replace into post_search (rowid, title, words)
      values (${number}, ${titleWords.join(' ')}, ${words.join(' ')})`,
  // A `cross join` keeps the index outside: the planner would scan all posts and look each one up in it.
  matches: (words, match) => sql`from post_search cross join posts on posts.number = post_search.rowid
    where post_search match ${`words : (${ftsQuery(words, match)})`}`,
  inTitle: (words, match) => sql`posts.number in (
    select rowid from post_search where post_search match ${`title : (${ftsQuery(words, match)})`}
  )`,
};

/** Words are letters and digits, so the quotes need no escaping. */
function ftsQuery(words: readonly string[], match: Match): string {
  const terms = words.map((word, i) => `"${word}"${isPrefix(words, i) ? '*' : ''}`);
  return terms.join(match === 'all' ? ' AND ' : ' OR ');
}

/** https://www.postgresql.org/docs/current/textsearch.html */
const postgresIndex: SearchIndex = {
  put: ({ number, titleWords, words }) =>
    sql`update posts set title_words = array_to_tsvector(${titleWords}::text[]),
      words = array_to_tsvector(${words}::text[]) where number = ${number}`,
  matches: (words, match) => sql`from posts where posts.words @@ ${tsQuery(words, match)}::tsquery`,
  inTitle: (words, match) => sql`posts.title_words @@ ${tsQuery(words, match)}::tsquery`,
};

function tsQuery(words: readonly string[], match: Match): string {
  const terms = words.map((word, i) => `'${word}'${isPrefix(words, i) ? ':*' : ''}`);
  return terms.join(match === 'all' ? ' & ' : ' | ');
}

const indexes: Record<DatabaseDialect, SearchIndex> = { sqlite: sqliteIndex, postgres: postgresIndex };
