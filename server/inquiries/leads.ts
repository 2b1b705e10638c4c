import { firmDayStart } from '../../content/derive/firm-instants.ts';
import { firmDay } from '../../content/derive/firm-time.ts';
import type { EnteredInquiry } from '../../contract/inquiries.ts';
import { isEmailAddress, type Lead, type LeadKind } from '../../contract/leads.ts';
import type { OutboxItem } from '../outbox/outbox.store.ts';
import type { MailContent, WebhookContent } from '../platform/database/schema.ts';
import { compareWithKnown, correctedLeadId } from './repeated-submission.ts';
import type { LeadCounts, LeadStore } from './save-leads.store.ts';
import { enteredLead, type NewLead, readSubmission } from './submission.ts';
import type { InquiryTransaction } from './transaction.store.ts';

/** Delay of the mail after the e-mail step: the save that follows adds the origin and the spam marks. */
const COMPLETION_GRACE_MS = 3000;

export interface LeadSubmission {
  kind: LeadKind;
  /** Unvalidated. */
  payload: unknown;
  /** Default: a form posted without JavaScript. */
  receivedVia?: NewLead['receivedVia'];
}

export interface LeadsOptions {
  store: LeadStore;
  inTransaction: InquiryTransaction;
  clock: () => Date;
  /** Composes the notification to the firm. */
  composeNotification: (lead: Lead) => MailContent;
  /** The mail that confirms receipt to the sender; omitted, none is sent. */
  confirmation?: { subject: string; text: string };
  /** Composes the message to the webhook; omitted, none is sent. */
  composeWebhook?: (lead: Lead) => WebhookContent;
  /** The e-mail step goes to a hosted service; a lead it has accepted is not mailed again. */
  hostedEmailService: boolean;
  /** Called after mail was queued in the outbox. */
  onMailQueued: () => void;
}

/** Handles every lead: contact page, footer, sidebars and e-mail step, with and without JavaScript. */
export function createLeads(options: LeadsOptions) {
  const {
    store,
    inTransaction,
    clock,
    composeNotification,
    confirmation,
    composeWebhook,
    hostedEmailService,
    onMailQueued,
  } = options;

  function messagesOf(lead: Lead, emailed: boolean): OutboxItem[] {
    const messages: OutboxItem[] = [];
    if (!(hostedEmailService && emailed)) {
      messages.push({ purpose: `${lead.kind}-notification`, content: composeNotification(lead) });
    }
    // A confirmation to a forged address would be spam sent by the firm.
    if (confirmation && !lead.suspectedSpam && isEmailAddress(lead.email)) {
      const content = { ...confirmation, to: lead.email.trim(), replyTo: null, html: null };
      messages.push({ purpose: `${lead.kind}-confirmation`, content });
    }
    if (composeWebhook) messages.push({ purpose: `${lead.kind}-webhook`, content: composeWebhook(lead) });
    return messages;
  }

  /**
   * Saves a lead with its messages. A known id adds missing values only; another text under it becomes a lead of its own.
   * @param compose composes the messages about the stored lead
   * @param dueAt time of the messages, UTC ISO 8601
   * @param enteredBy user name of the account that entered the lead
   */
  async function save(
    lead: NewLead,
    compose: (stored: Lead) => OutboxItem[],
    dueAt: string,
    enteredBy?: string,
  ): Promise<{ lead: NewLead; created: boolean }> {
    const outcome = await inTransaction(async ({ leads, inquiries, outbox, record }) => {
      const known = await leads.insertOrFind(lead);
      let stored: Lead = lead;
      if (known) {
        const completed = compareWithKnown(known, lead);
        if (typeof completed === 'string') return completed;
        await leads.complete(completed, lead.createdAt);
        stored = completed;
      } else {
        const number = await inquiries.add(lead);
        if (enteredBy !== undefined) {
          const entry = { number, note: 'Entered by hand.' };
          await inquiries.addEntries([entry], { staff: enteredBy, at: lead.createdAt });
          await record({ staff: enteredBy, action: 'request-entered', subject: `request ${number}` });
        }
      }
      await outbox.enqueue({
        submissionId: stored.id,
        kind: stored.kind,
        mails: compose(stored),
        createdAt: stored.createdAt,
        dueAt,
      });
      return known ? 'completed' : 'created';
    });
    if (outcome === 'different-text') {
      return save({ ...lead, id: correctedLeadId(lead) }, compose, dueAt, enteredBy);
    }
    onMailQueued();
    return { lead, created: outcome === 'created' };
  }

  return {
    /**
     * Validates and stores a lead with its mail: both are committed when it resolves. Submitting again under the same
     * id adds missing values only.
     * @throws {Refusal} for an invalid payload; and when the database fails. Nothing is stored then
     */
    async submit({
      kind,
      payload,
      receivedVia = 'form',
    }: LeadSubmission): Promise<{ id: string; created: boolean }> {
      const now = clock();
      const read = readSubmission(kind, payload, receivedVia, now);
      const graceMs = receivedVia === 'email-service' ? COMPLETION_GRACE_MS : 0;
      const dueAt = new Date(now.getTime() + graceMs).toISOString();
      const { lead, created } = await save(read, (stored) => messagesOf(stored, read.emailed), dueAt);
      return { id: lead.id, created };
    },
    /**
     * Stores a call or visit entered by staff. No mail is sent; the webhook receives it like any other inquiry.
     * @param staff the user name of who enters it
     * @returns the number of the inquiry
     */
    async enter(entered: EnteredInquiry, staff: string): Promise<number> {
      const read = enteredLead(entered, clock());
      const webhookOf = (stored: Lead) =>
        messagesOf(stored, false).filter(({ purpose }) => purpose === 'contact-webhook');
      const { lead } = await save(read, webhookOf, read.createdAt, staff);
      return store.numberOf(lead);
    },
    list: store.list,
    /** Counts all leads, and those since midnight in the firm's zone. */
    counts: (): Promise<LeadCounts> => store.counts(firmDayStart(firmDay(clock())).toISOString()),
  };
}

export type Leads = ReturnType<typeof createLeads>;
