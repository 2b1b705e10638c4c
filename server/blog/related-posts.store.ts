import { type Kysely, sql } from 'kysely';
import type { DatabaseDialect } from '../db/dialect.ts';
import type { Database } from '../db/schema.ts';
import { type ListedPost, listedPost, readListed, type SummaryRow } from './post-summaries.store.ts';
import type { Term } from './terms.ts';

/** A post is compared by so many of its terms, which bounds what is looked at. */
const COMPARED_MAX = 20;
/** Terms are frequent where more posts than this have them. */
const RARE_MAX = 50;
/** Of the posts that have a frequent term, so many at most are looked at, for all of a post's terms together. */
const NEWEST_MAX = 400;

export interface RelatedPostStore {
  /**
   * Visitors' posts that share most categories and tags with a post, then newest; without the post itself. Every post
   * that has a rare term of it is looked at with all it shares; beside these, a frequent one (a category, mostly)
   * counts for the newest posts that have it.
   * @param slug of a post; where there is none, nothing is related
   */
  relatedTo(slug: string, until: number, limit: number): Promise<ListedPost[]>;
}

export function createRelatedPostStore(db: Kysely<Database>, dialect: DatabaseDialect): RelatedPostStore {
  return dialect === 'sqlite' ? sqliteRelatedPosts(db) : postgresRelatedPosts(db);
}

/** A function of the database (migration 013) does all of it. */
function postgresRelatedPosts(db: Kysely<Database>): RelatedPostStore {
  return {
    async relatedTo(slug, until, limit) {
      const { rows } = await sql<{ posts: SummaryRow[] | null }>`select related_posts(
        ${slug}, ${until}, ${limit}, ${COMPARED_MAX}, ${RARE_MAX}, ${NEWEST_MAX}
      ) as posts`.execute(db);
      return rows[0]?.posts?.map(listedPost) ?? [];
    },
  };
}

interface CountedTerm extends Term {
  /** The position of the post that is compared. */
  position: number;
  count: number;
}

function sqliteRelatedPosts(db: Kysely<Database>): RelatedPostStore {
  return {
    async relatedTo(slug, until, limit) {
      const { rows: terms } = await sql<CountedTerm>`
        select terms.position, terms.kind, terms.slug, coalesce(counts.count, 0) as count
        from posts join post_terms as terms on terms.position = posts.position
          left join post_counts as counts
            on counts.kind = terms.kind and counts.slug = terms.slug and counts.status = 'published'
        where posts.slug = ${slug} order by terms.kind, terms.slug limit ${COMPARED_MAX}`.execute(db);
      const [self] = terms;
      if (!self) return [];
      const rare = terms.filter(({ count }) => count <= RARE_MAX);
      const frequent = terms.filter(({ count }) => count > RARE_MAX);
      const othersWith = (term: Term) => sql`select position from post_terms
        where ${isTerm(term)} and position <= ${until} and position <> ${self.position}`;
      // Each looked up by its whole key: left to itself, the planner reads every post that has a frequent term.
      const alsoShared = frequent.map(
        (term) =>
          sql` + (select count(*) from post_terms where ${isTerm(term)} and position = with_rare.position)`,
      );
      const withRare = sql`select position, shared${sql.join(alsoShared, sql``)} as shared from (
        select position, count(*) as shared from (${sql.join(rare.map(othersWith), sql` union all `)}) group by position
      ) as with_rare`;
      const newestMax = Math.floor(NEWEST_MAX / frequent.length);
      const newest = frequent.map(
        (term) => sql`select * from (${othersWith(term)} order by position desc limit ${newestMax})`,
      );
      const withFrequent = sql`select position, count(*) as shared
        from (${sql.join(newest, sql` union all `)}) group by position`;
      const found = [...(rare.length > 0 ? [withRare] : []), ...(frequent.length > 0 ? [withFrequent] : [])];
      const { rows } = await sql<{ position: number }>`
        select position from (${sql.join(found, sql` union all `)}) group by position
        order by max(shared) desc, position desc limit ${limit}
      `.execute(db);
      return readListed(
        db,
        rows.map(({ position }) => position),
      );
    },
  };
}

const isTerm = ({ kind, slug }: Term) => sql`kind = ${kind} and slug = ${slug} and status = 'published'`;
