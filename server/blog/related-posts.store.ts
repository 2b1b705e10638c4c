import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Term } from './terms.ts';

export interface RelatedPostStore {
  /**
   * Positions of the visitors' posts that have most of these terms, then newest: exactly so as long as no more than three
   * of them are frequent, otherwise as far as the rare ones and the three least frequent of the others tell.
   */
  sharing(until: number, terms: readonly Term[], limit: number): Promise<number[]>;
}

/** Terms are rare as long as no more posts than this have one of them. */
const RARE_MAX = 150;
/** Of more frequent terms, the least frequent are looked for together: this many at most. */
const COMBINED_MAX = 3;
/** A post is compared by so many of its terms. */
const COMPARED_MAX = 50;

/**
 * Every post that has a rare term is looked at, and beside these the newest that have the frequent terms (categories,
 * mostly): all of them, two of them, one. However many posts there are, that is less than two hundred.
 */
export function createRelatedPostStore(db: Kysely<Database>): RelatedPostStore {
  return {
    async sharing(until, given, limit) {
      if (given.length === 0) return [];
      const terms = given.slice(0, COMPARED_MAX);
      const { rare, frequent } = await byFrequency(db, terms);
      const together = frequent.slice(0, COMBINED_MAX);
      const candidates = [
        ...rare.map((term) => postsOf(until, term)),
        ...together.flatMap((_, index) =>
          combinations(together, index + 1).map((some) => newestOf(until, some, limit)),
        ),
      ];
      return candidates.length === 0 ? [] : best(db, candidates, terms, limit);
    },
  };
}

/** The least frequent first. */
async function byFrequency(db: Kysely<Database>, terms: readonly Term[]) {
  const { rows } = await sql<Term & { count: number }>`
    select kind, slug, count from post_counts
    where status = 'published' and (kind, slug) in (${list(terms)}) order by count
  `.execute(db);
  const rare: Term[] = [];
  const frequent: Term[] = [];
  let sum = 0;
  for (const { kind, slug, count } of rows) {
    sum += count;
    (sum <= RARE_MAX ? rare : frequent).push({ kind, slug });
  }
  return { rare, frequent };
}

async function best(
  db: Kysely<Database>,
  candidates: readonly RawBuilder<unknown>[],
  terms: readonly Term[],
  limit: number,
): Promise<number[]> {
  // Counted for each candidate by itself: the planner would count every post that has a frequent term.
  const shared = terms.map(
    ({ kind, slug }) => sql`case when exists (select 1 from post_terms where kind = ${kind} and slug = ${slug}
      and status = 'published' and post_terms.position = candidates.position) then 1 else 0 end`,
  );
  const { rows } = await sql<{ position: number | string }>`
    with candidates as (${sql.join(candidates, sql` union `)})
    select position from candidates order by ${sql.join(shared, sql` + `)} desc, position desc limit ${limit}
  `.execute(db);
  return rows.map(({ position }) => Number(position));
}

const list = (terms: readonly Term[]) =>
  sql`values ${sql.join(terms.map(({ kind, slug }) => sql`(${kind}, ${slug})`))}`;

const postsOf = (until: number, { kind, slug }: Term) =>
  sql`select position from post_terms
    where kind = ${kind} and slug = ${slug} and status = 'published' and position <= ${until}`;

/** Posts that have all of these terms. The first one is the least frequent: its posts are walked through. */
function newestOf(until: number, [first, ...others]: Combination, limit: number): RawBuilder<unknown> {
  const also = others.map(
    ({ kind, slug }) => sql`and exists (select 1 from post_terms as other where other.kind = ${kind}
      and other.slug = ${slug} and other.status = 'published' and other.position = post_terms.position)`,
  );
  return sql`select position from (
    ${postsOf(until, first)} ${sql.join(also, sql` `)} order by position desc limit ${limit}
  ) as newest`;
}

type Combination = [Term, ...Term[]];

/** Every choice of so many terms, in their order. */
function combinations(terms: readonly Term[], size: number): Combination[] {
  return terms.flatMap((one, index): Combination[] =>
    size === 1 ? [[one]] : combinations(terms.slice(index + 1), size - 1).map((more) => [one, ...more]),
  );
}
