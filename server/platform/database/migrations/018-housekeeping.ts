import type { Kysely } from 'kysely';

/** Indexes for the order of the subscribers' list, and for the deletion of old entries of the audit log. */
export const housekeeping = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createIndex('newsletter_subscriptions_newest')
      .on('newsletter_subscriptions')
      .columns(['requested_at desc', 'id'])
      .execute();
    await db.schema.createIndex('audit_log_at').on('audit_log').column('at').execute();
  },
};
