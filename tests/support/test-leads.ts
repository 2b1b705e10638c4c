import type { Lead, LeadKind } from '../../contract/leads.ts';
import { createLeads, type LeadsOptions } from '../../server/inquiries/leads.ts';
import { createLeadStore } from '../../server/inquiries/save-leads.store.ts';
import { createInquiryTransaction } from '../../server/inquiries/transaction.store.ts';
import { createOutboxStore, outboxMutations } from '../../server/outbox/outbox.store.ts';
import type { MailContent } from '../../server/platform/database/schema.ts';
import type { OpenDatabase } from './each-database.ts';

/** Contains the whole lead, so that tests can inspect it. */
function composeNotification(lead: Lead): MailContent {
  return { to: null, replyTo: lead.email, subject: lead.name, text: JSON.stringify(lead), html: null };
}

/** Creates leads and outbox on a test database, without a mail worker. */
export async function openLeads(open: OpenDatabase, options: Partial<LeadsOptions> = {}) {
  const connection = await open();
  const { db, dialect } = connection;
  const state = { now: new Date('2026-03-02T15:00:00.000Z'), kicks: 0 };
  const outbox = createOutboxStore(db, dialect);
  const clock = () => state.now;
  const inTransaction = createInquiryTransaction(connection, clock, outboxMutations);
  const leads = createLeads({
    store: createLeadStore(connection),
    inTransaction,
    clock,
    composeNotification,
    hostedEmailService: false,
    onMailQueued: () => {
      state.kicks += 1;
    },
    ...options,
  });
  const accept = (kind: LeadKind, payload: object, receivedVia: 'form' | 'api' | 'email-service' = 'api') =>
    leads.submit({ kind, payload, receivedVia });
  const stored = async () => (await leads.list({ limit: 100, offset: 0 })).items;
  const mails = async () => {
    const rows = await db.selectFrom('outbox_emails').selectAll().orderBy('created_at').execute();
    return rows.map((row) => ({ ...row, content: JSON.parse(row.content) as MailContent }));
  };
  return { ...connection, state, clock, outbox, inTransaction, leads, accept, stored, mails };
}
