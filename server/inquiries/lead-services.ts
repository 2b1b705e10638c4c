import { senderConfirmation } from '../../content/interface/lead-forms.ts';
import type { Context } from '../context.ts';
import type { OutboxMutations } from '../outbox/outbox.store.ts';
import { createInquiryStore } from './inquiries.store.ts';
import { createInquiries, type InquiriesOptions } from './inquiries.ts';
import { composeLeadEmail } from './lead-email.ts';
import { composeLeadWebhook } from './lead-webhook.ts';
import { createLeads } from './leads.ts';
import { createLeadStore } from './save-leads.store.ts';
import { createInquiryTransaction } from './transaction.store.ts';

interface LeadParts extends Omit<InquiriesOptions, 'store' | 'inTransaction' | 'clock'> {
  outboxMutations: OutboxMutations;
}

/** The leads, and the staff's work on them. */
export function createLeadServices({ connection, env, clock }: Context, parts: LeadParts) {
  const { outboxMutations, ...others } = parts;
  const common = { inTransaction: createInquiryTransaction(connection, clock, outboxMutations), clock };
  return {
    leads: createLeads({
      ...common,
      store: createLeadStore(connection),
      composeNotification: composeLeadEmail,
      ...(senderConfirmation ? { confirmation: senderConfirmation } : {}),
      ...(env.leadWebhook ? { composeWebhook: composeLeadWebhook } : {}),
      hostedEmailService: env.emailService.origin !== null,
      onMailQueued: others.onQueued,
    }),
    inquiries: createInquiries({
      ...common,
      ...others,
      store: createInquiryStore(connection),
    }),
  };
}
