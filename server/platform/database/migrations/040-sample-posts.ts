import { type Kysely, sql } from 'kysely';

/** Remembers the posts that are samples; those that the site has imported until now had these slugs. */
export const samplePosts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('sample_posts')
      .addColumn('post_id', 'text', (column) => column.primaryKey())
      .execute();
    await sql`insert into sample_posts (post_id)
      select id from posts where wp_id is null and slug in (${sql.join(SLUGS)})`.execute(db);
  },
};

const SLUGS = [
  'after-the-judgment',
  'can-we-divorce-in-new-york',
  'child-support-worked-through',
  'contested-divorce-month-by-month',
  'first-holidays-in-two-homes',
  'first-three-days-after-the-news',
  'how-to-read-a-settlement-offer',
  'keep-sell-or-wait',
  'maintenance-three-couples',
  'new-support-caps-march-2026',
  'served-with-divorce-papers',
  'statement-of-net-worth',
  'telling-the-children',
  'what-mediation-asks-of-you',
  'what-to-ask-a-divorce-lawyer',
  'when-an-order-of-protection-is-involved',
  'when-the-marriage-owns-a-company',
  'when-you-think-the-judge-was-wrong',
];
