import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

export const unsubscribeTokens = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('newsletter_subscriptions').addColumn('unsubscribe_token', 'text').execute();
    const { rows } = await sql<{ id: string }>`select id from newsletter_subscriptions`.execute(db);
    for (const { id } of rows) {
      const token = randomBytes(32).toString('base64url');
      await sql`update newsletter_subscriptions set unsubscribe_token = ${token} where id = ${id}`.execute(
        db,
      );
    }
    await db.schema
      .createIndex('newsletter_subscriptions_unsubscribe_token')
      .on('newsletter_subscriptions')
      .column('unsubscribe_token')
      .unique()
      .execute();
  },
};
