import type { WriteAudit } from '../auth/audit.store.ts';
import type { OutboxStore } from '../outbox/outbox.store.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { createInquiryStore, createNoteEntry } from './inquiries.store.ts';
import { createInquiries, type InquiriesOptions } from './inquiries.ts';
import { createLeadStore } from './leads.store.ts';
import { createLeads, type LeadsOptions } from './leads.ts';

export interface LeadServicesOptions
  extends Omit<LeadsOptions, 'store' | 'onMailQueued' | 'noteEntry'>,
    Omit<InquiriesOptions, 'store'> {
  connection: DatabaseConnection;
  outbox: OutboxStore;
  writeAudit: WriteAudit;
}

/** The leads, and the staff's work on them. */
export function createLeadServices(options: LeadServicesOptions) {
  const { connection, outbox, writeAudit, ...rest } = options;
  return {
    leads: createLeads({
      ...rest,
      store: createLeadStore(connection, outbox.enqueue),
      onMailQueued: rest.onQueued,
      noteEntry: createNoteEntry(writeAudit),
    }),
    inquiries: createInquiries({
      ...rest,
      store: createInquiryStore(connection, writeAudit, outbox.discard),
    }),
  };
}
