import type { ContactListItem } from '../../contract/admin.ts';
import { isEmailAddress, type Lead, type LeadKind } from '../../contract/leads.ts';
import { newYorkDay, newYorkDayStart } from '../../contract/new-york-time.ts';
import type { MailContent, MailPurpose } from '../db/schema.ts';
import type { LeadCounts } from './lead-rows.store.ts';
import type { LeadStore } from './leads.store.ts';
import {
  correctedLeadId,
  type NewLead,
  type ReceivedVia,
  type Rejection,
  readSubmission,
} from './submission.ts';

/**
 * How long the mail of a lead that came by the e-mail step waits for the save that follows it, which knows
 * where the visitor came from and whether the lead looks like spam.
 */
const COMPLETION_GRACE_MS = 3000;

export interface LeadSubmission {
  kind: LeadKind;
  /** Not yet checked. */
  payload: unknown;
  /** Default: a form posted without JavaScript. */
  receivedVia?: ReceivedVia;
}

export type SubmitResult = { ok: true; id: string; created: boolean } | Rejection;

export interface LeadMail {
  purpose: MailPurpose;
  content: MailContent;
}

export interface Leads {
  /**
   * Takes a lead: once this answers `ok`, the lead and its mail are stored for good. Repeating a submission
   * changes nothing, except that it fills in what was not known before.
   * @throws when the database fails; the lead is not stored then
   */
  submit(submission: LeadSubmission): Promise<SubmitResult>;
  /** Leads of both kinds, newest first. */
  list(page: { limit: number; offset: number }): Promise<{ items: ContactListItem[]; total: number }>;
  /** How many leads there are, and how many since midnight in New York. */
  counts(): Promise<LeadCounts>;
}

export interface LeadsOptions {
  store: LeadStore;
  clock: () => Date;
  /** Writes the mail that tells the firm about a lead. */
  composeNotification: (lead: Lead) => MailContent;
  /** Given: the sender gets this answer. */
  confirmation?: { subject: string; text: string };
  /** A hosted service sends the mail of the e-mail step; what it has accepted is not mailed again. */
  hostedEmailService: boolean;
  /** Told once mail lies in the outbox. */
  onMailQueued: () => void;
}

/** The one path of every lead: contact page, footer, sidebars, e-mail step, with and without JavaScript. */
export function createLeads(options: LeadsOptions): Leads {
  const { store, clock, composeNotification, confirmation, hostedEmailService, onMailQueued } = options;

  function mailsOf(lead: Lead, emailed: boolean): LeadMail[] {
    const mails: LeadMail[] = [];
    if (!(hostedEmailService && emailed)) {
      mails.push({ purpose: `${lead.kind}-notification`, content: composeNotification(lead) });
    }
    // An answer to a forged address would make the firm the sender of spam.
    if (confirmation && !lead.suspectedSpam && isEmailAddress(lead.email)) {
      const content = { ...confirmation, to: lead.email.trim(), replyTo: null, html: null };
      mails.push({ purpose: `${lead.kind}-confirmation`, content });
    }
    return mails;
  }

  async function save(lead: NewLead, now: Date): Promise<SubmitResult> {
    const graceMs = lead.receivedVia === 'email-service' ? COMPLETION_GRACE_MS : 0;
    const outcome = await store.save(lead, {
      mailsOf: (stored) => mailsOf(stored, lead.emailed),
      mailsDueAt: new Date(now.getTime() + graceMs).toISOString(),
    });
    if (outcome === 'other-words') return save({ ...lead, id: correctedLeadId(lead) }, now);
    onMailQueued();
    return { ok: true, id: lead.id, created: outcome === 'created' };
  }

  return {
    async submit({ kind, payload, receivedVia = 'form' }) {
      const now = clock();
      const lead = readSubmission(kind, payload, receivedVia, now);
      return 'ok' in lead ? lead : save(lead, now);
    },
    list: (page) => store.list(page),
    counts: () => store.counts(newYorkDayStart(newYorkDay(clock())).toISOString()),
  };
}
