import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { inquiryFilterSchema } from '../../contract/inquiries.ts';
import { createAuditStore } from '../../server/auth/audit-log.store.ts';
import { createInquiryStore } from '../../server/inquiries/inquiries.store.ts';
import { createInquiries } from '../../server/inquiries/inquiries.ts';
import { createDiscardedFiles } from '../../server/outbox/discarded-files.ts';
import type { OpenDatabase } from './each-database.ts';
import { openLeads } from './test-leads.ts';

/** Creates leads, inquiries, outbox and audit log on a test database. */
export async function openInquiries(open: OpenDatabase) {
  const opened = await openLeads(open, { composeWebhook: () => ({ body: '{}' }) });
  const { state, db, clock, outbox, inTransaction } = opened;
  const audit = createAuditStore(db, clock);
  const removedFiles: string[] = [];
  const inquiries = createInquiries({
    store: createInquiryStore(opened),
    inTransaction,
    clock,
    mailFiles: { read: async () => null, exists: async () => false },
    removeDiscardedFiles: createDiscardedFiles({
      store: outbox,
      removeFile: async ({ id }) => void removedFiles.push(id),
      log: pino({ level: 'silent' }),
    }),
    onQueued: () => {
      state.kicks += 1;
    },
  });
  const list = async (filter: Record<string, string> = {}, page = { limit: 50, offset: 0 }) => {
    const { requests: rows, total } = await inquiries.list(inquiryFilterSchema.parse(filter), page);
    return { names: rows.map(({ name }) => name), numbers: rows.map(({ number }) => number), total };
  };
  const names = async (filter?: Record<string, string>) => (await list(filter)).names;
  const at = (iso: string) => {
    state.now = new Date(iso);
  };
  const csv = async (filter: Record<string, string> = {}) => {
    const { parts } = await inquiries.export(inquiryFilterSchema.parse(filter), 'mara');
    return (await Array.fromAsync(parts)).join('');
  };
  const auditEntries = async () =>
    (await audit.list({ limit: 50, offset: 0 })).entries.map(({ action, subject }) => [action, subject]);
  return { ...opened, inquiries, list, names, at, csv, auditEntries, removedFiles };
}

/** A new submission of someone with this name. */
export const submissionOf = (name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName, submissionId: randomUUID() };
};
