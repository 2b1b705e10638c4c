import { type Kysely, sql } from 'kysely';
import type { DatabaseDialect } from '../db/dialect.ts';
import type { Database } from '../db/schema.ts';
import { type ListedPost, listedPost, readListed, type SummaryRow } from './post-summaries.store.ts';
import type { Term } from './terms.ts';

export interface RelatedPostStore {
  /** Terms that more published posts than this have. */
  frequentTerms(moreThan: number): Promise<Term[]>;
  /**
   * Visitors' posts that have most of the terms, then newest.
   * @param terms all posts that have one of the rare ones are looked at
   * @param known positions of other posts that come into question, and how many of the terms they have; best first, and
   *   no more than the limit
   */
  sharingMost(
    until: number,
    terms: { rare: readonly Term[]; frequent: readonly Term[] },
    known: ReadonlyMap<number, number>,
    limit: number,
  ): Promise<ListedPost[]>;
  /** Positions of the newest of the visitors' posts that have this term, in any order. */
  newestOf(until: number, term: Term, limit: number): Promise<number[]>;
}

export function createRelatedPostStore(db: Kysely<Database>, dialect: DatabaseDialect): RelatedPostStore {
  return {
    async frequentTerms(moreThan) {
      const { rows } = await sql<Term>`select kind, slug from post_counts
        where status = 'published' and count > ${moreThan} and kind <> 'all'`.execute(db);
      return rows;
    },

    async sharingMost(until, { rare, frequent }, known, limit) {
      if (rare.length === 0 && known.size === 0) return [];
      if (dialect === 'postgres') {
        const { rows } = await sql<{ posts: SummaryRow[] | null }>`select related_posts(
          ${rare.map(({ kind }) => kind)}, ${rare.map(({ slug }) => slug)},
          ${frequent.map(({ kind }) => kind)}, ${frequent.map(({ slug }) => slug)},
          ${until}, ${limit}, ${[...known.keys()]}, ${[...known.values()]}
        ) as posts`.execute(db);
        return rows[0]?.posts?.map(listedPost) ?? [];
      }
      if (rare.length === 0) return readListed(db, [...known.keys()]);
      const foundBy = rare.map((term) => postsOf(until, term));
      // Each looked up by its whole key: left to itself, the planner reads every post that has a frequent term.
      const alsoShared = frequent.map(
        (term) =>
          sql` + (select count(*) from post_terms where ${isListed(term)} and position = by_rare.position)`,
      );
      const { rows } = await sql<{ position: number }>`
        select position from (
          select * from (
            select position, shared${sql.join(alsoShared, sql``)} as shared from (
              select position, count(*) as shared from (${sql.join(foundBy, sql` union all `)}) group by position
            ) as by_rare order by shared desc, position desc limit ${limit}
          )
          union all select value ->> 0, value ->> 1 from json_each(${JSON.stringify([...known])})
        ) group by position order by max(shared) desc, position desc limit ${limit}
      `.execute(db);
      return readListed(
        db,
        rows.map(({ position }) => position),
      );
    },

    async newestOf(until, term, limit) {
      // As one text: hundreds of rows would take longer to read than to find.
      const { rows } = await sql<{ positions: string | null }>`
        select string_agg(cast(position as text), ',') as positions
        from (${postsOf(until, term)} order by position desc limit ${limit}) as newest
      `.execute(db);
      return rows[0]?.positions?.split(',').map(Number) ?? [];
    },
  };
}

const isListed = ({ kind, slug }: Term) => sql`kind = ${kind} and slug = ${slug} and status = 'published'`;

const postsOf = (until: number, term: Term) =>
  sql`select position from post_terms where ${isListed(term)} and position <= ${until}`;
