import { senderConfirmation } from '../../content/interface/lead-forms.ts';
import type { WriteAudit } from '../auth/audit.store.ts';
import type { Context } from '../context.ts';
import type { OutboxStore } from '../outbox/outbox.store.ts';
import { createInquiryStore, createNoteEntry } from './inquiries.store.ts';
import { createInquiries, type InquiriesOptions } from './inquiries.ts';
import { composeLeadEmail } from './lead-email.ts';
import { composeLeadWebhook } from './lead-webhook.ts';
import { createLeadStore } from './leads.store.ts';
import { createLeads } from './leads.ts';

interface LeadParts extends Omit<InquiriesOptions, 'store' | 'clock'> {
  outbox: OutboxStore;
  writeAudit: WriteAudit;
}

/** The leads, and the staff's work on them. */
export function createLeadServices({ connection, env, clock }: Context, parts: LeadParts) {
  const { outbox, writeAudit, ...others } = parts;
  return {
    leads: createLeads({
      store: createLeadStore(connection, outbox.enqueue),
      clock,
      composeNotification: composeLeadEmail,
      ...(senderConfirmation ? { confirmation: senderConfirmation } : {}),
      ...(env.leadWebhook ? { composeWebhook: composeLeadWebhook } : {}),
      hostedEmailService: env.emailService.origin !== null,
      onMailQueued: others.onQueued,
      noteEntry: createNoteEntry(writeAudit),
    }),
    inquiries: createInquiries({
      ...others,
      store: createInquiryStore(connection, writeAudit, outbox.discard),
      clock,
    }),
  };
}
