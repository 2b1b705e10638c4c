import type { WriteAudit } from '../auth/audit.store.ts';
import type { OutboxStore } from '../outbox/outbox.store.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { createNoteEntry, createRequestStore } from './inquiries.store.ts';
import { createRequests, type Requests, type RequestsOptions } from './inquiries.ts';
import { createLeadStore } from './leads.store.ts';
import { createLeads, type Leads, type LeadsOptions } from './leads.ts';

export interface LeadServices {
  leads: Leads;
  requests: Requests;
}

export interface LeadServicesOptions
  extends Omit<LeadsOptions, 'store' | 'onMailQueued' | 'noteEntry'>,
    Omit<RequestsOptions, 'store'> {
  connection: DatabaseConnection;
  outbox: OutboxStore;
  writeAudit: WriteAudit;
}

/** The leads, and the staff's work on them. */
export function createLeadServices(options: LeadServicesOptions): LeadServices {
  const { connection, outbox, writeAudit, ...rest } = options;
  return {
    leads: createLeads({
      ...rest,
      store: createLeadStore(connection, outbox.enqueue),
      onMailQueued: rest.onQueued,
      noteEntry: createNoteEntry(writeAudit),
    }),
    requests: createRequests({ ...rest, store: createRequestStore(connection, writeAudit, outbox.discard) }),
  };
}
