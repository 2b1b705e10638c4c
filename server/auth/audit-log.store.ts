import { type Kysely, sql } from 'kysely';
import { firmDayEnd, firmDayStart } from '../../content/derive/firm-instants.ts';
import type { AuditAction, AuditEntry, LastSave } from '../../contract/audit.ts';
import type { Database } from '../platform/database/schema.ts';
import { writeAudit } from '../platform/in-transaction.store.ts';
import type { Pagination } from '../platform/pagination.ts';

interface AuditQuery extends Pagination {
  staff?: string | undefined;
  action?: AuditAction | undefined;
  /** First and last day, in the firm's zone. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The record of what the staff did, without personal data of visitors. */
export function createAuditStore(db: Kysely<Database>, clock: () => Date) {
  const withNames = db
    .selectFrom('audit_log')
    .leftJoin('staff as person', 'person.username', 'audit_log.staff')
    .select(sql<string | null>`nullif(person.name, '')`.as('name'));
  return {
    /** For an action without a mutation, such as an export. A mutation's entry is recorded by `inTransaction`. */
    record: (entry: Pick<AuditEntry, 'staff' | 'action'> & { subject?: string }): Promise<void> =>
      writeAudit(db, { at: clock().toISOString(), subject: null, ...entry }),
    /** Deletes the entries before this moment (UTC ISO 8601). */
    async removeBefore(moment: string): Promise<void> {
      await db.deleteFrom('audit_log').where('at', '<', moment).execute();
    },
    /** The last mutation of one of these kinds on this subject. */
    async last(actions: readonly AuditAction[], subject: string): Promise<LastSave | null> {
      const entry = await withNames
        .select(['audit_log.staff', 'at'])
        .where('action', 'in', actions)
        .where('subject', '=', subject)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      return entry ?? null;
    },
    /** The user names of all entries, sorted. */
    async names(): Promise<string[]> {
      const rows = await db
        .selectFrom('audit_log')
        .select('staff')
        .distinct()
        .where('staff', 'is not', null)
        .orderBy('staff')
        .execute();
      return rows.flatMap(({ staff }) => staff ?? []);
    },
    /** Newest first, filtered by user name and action. */
    async list({
      limit,
      offset,
      staff,
      action,
      from,
      to,
    }: AuditQuery): Promise<{ entries: Omit<AuditEntry, 'title'>[]; total: number }> {
      let log = db.selectFrom('audit_log');
      if (staff !== undefined) log = log.where('audit_log.staff', '=', staff);
      if (action !== undefined) log = log.where('action', '=', action);
      if (from !== undefined) log = log.where('at', '>=', firmDayStart(from).toISOString());
      if (to !== undefined) log = log.where('at', '<', firmDayEnd(to).toISOString());
      const [entries, { total }] = await Promise.all([
        log
          .leftJoin('staff as person', 'person.username', 'audit_log.staff')
          .selectAll('audit_log')
          .select(sql<string | null>`nullif(person.name, '')`.as('name'))
          .orderBy('number', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
        log.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ]);
      return { entries, total };
    },
  };
}
