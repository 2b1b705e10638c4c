import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Term } from './terms.ts';

export interface RelatedPostStore {
  /** Terms that more published posts than this have. */
  frequentTerms(moreThan: number): Promise<Term[]>;
  /**
   * Visitors' posts with any of the first terms, by how many of both they have, most first, then newest.
   * @param any at least one, and each rare: all posts that have one of them are looked at
   */
  sharing(
    until: number,
    any: readonly Term[],
    more: readonly Term[],
    limit: number,
  ): Promise<{ position: number; shared: number }[]>;
  /** Positions of the newest of the visitors' posts that have this term, in any order. */
  newestOf(until: number, term: Term, limit: number): Promise<number[]>;
}

export function createRelatedPostStore(db: Kysely<Database>): RelatedPostStore {
  return {
    async frequentTerms(moreThan) {
      const { rows } = await sql<Term>`select kind, slug from post_counts
        where status = 'published' and count > ${moreThan} and kind <> 'all'`.execute(db);
      return rows;
    },

    async sharing(until, any, more, limit) {
      const foundBy = any.map((term) => postsOf(until, term));
      // Each looked up by its whole key: left to itself, a planner reads every post that has a frequent term.
      const alsoShared = more.map(
        (term) => sql` + (select count(*) from post_terms
          where ${isTerm(term)} and status = 'published' and post_terms.position = found.position)`,
      );
      const { rows } = await sql<{ position: number | string; shared: number | string }>`
        select position, shared${sql.join(alsoShared, sql``)} as shared from (
          select position, count(*) as shared from (${sql.join(foundBy, sql` union all `)}) as each_found
          group by position
        ) as found order by 2 desc, position desc limit ${limit}
      `.execute(db);
      return rows.map(({ position, shared }) => ({ position: Number(position), shared: Number(shared) }));
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

const isTerm = ({ kind, slug }: Term) => sql`kind = ${kind} and slug = ${slug}`;

const postsOf = (until: number, term: Term) =>
  sql`select position from post_terms where ${isTerm(term)} and status = 'published' and position <= ${until}`;
