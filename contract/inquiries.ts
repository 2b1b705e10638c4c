import * as z from 'zod/mini';
import { caseTypes } from './case-types.ts';
import { isEmailAddress, type Lead, type LeadKind } from './leads.ts';
import { enteredSources, pageSources } from './page-sources.ts';

/** The states of an inquiry, in the order of the work. */
export const inquiryStates = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'consultation-booked', label: 'Consultation booked' },
  { value: 'retained', label: 'Retained' },
  { value: 'declined', label: 'Declined' },
  { value: 'spam', label: 'Spam' },
] as const;

/** The places that inquiries come from. */
export const inquirySources = [
  { value: 'contact-page', label: 'Contact page' },
  { value: 'footer', label: 'Footer form' },
  { value: 'practice-area', label: 'Practice area' },
  { value: 'article', label: 'Blog article' },
  { value: 'phone', label: 'Phone' },
  { value: 'walk-in', label: 'Walk-in' },
  { value: 'other', label: 'Elsewhere' },
] as const;

/** The sources of inquiries that staff enter by hand. */
export const enteredInquirySources = ['phone', 'walk-in'] as const satisfies readonly InquirySource[];

/** The kinds of inquiries, as the dashboard counts them. */
export const inquiryKinds = [
  { value: 'contact', label: 'Contact forms' },
  { value: 'consultation', label: 'Consultations' },
  { value: 'entered', label: 'Calls and walk-ins' },
] as const satisfies readonly { value: LeadKind | 'entered'; label: string }[];

/** Filters by the mails about an inquiry and its message to the webhook. */
export const inquiryDeliveries = [
  { value: 'failed', label: 'Failed' },
  { value: 'waiting', label: 'Waiting' },
] as const;

export type DeliveryKind = 'notification' | 'confirmation' | 'webhook';
/** `waiting`: an attempt failed, or none was made for a while, and further ones follow. */
export type DeliveryProblem = (typeof inquiryDeliveries)[number]['value'];

export type InquiryState = (typeof inquiryStates)[number]['value'];
export type InquirySource = (typeof inquirySources)[number]['value'];

/** The states of an inquiry that has been answered. */
export const answeredStates: readonly InquiryState[] = [
  'contacted',
  'consultation-booked',
  'retained',
  'declined',
];

/** The source of a lead by the page source that its form sent (specification sections 3 and 7). */
export function inquirySource(pageSource: string): InquirySource {
  if (pageSource === pageSources.contact) return 'contact-page';
  if (pageSource === enteredSources.phone) return 'phone';
  if (pageSource === enteredSources['walk-in']) return 'walk-in';
  if (pageSource.startsWith('Website Footer')) return 'footer';
  if (pageSource === pageSources.sidebar) return 'practice-area';
  return pageSource.startsWith('Blog: ') ? 'article' : 'other';
}

/** The age at which a message without a failed attempt counts as waiting. */
export const OVERDUE_MS = 60_000;

export const INQUIRIES_PER_PAGE = 50;
export const SEARCH_MAX = 200;
/** Characters of a message in the list. */
export const MESSAGE_EXCERPT = 300;
const NOTE_MAX = 10_000;

const valuesOf = <const T extends readonly { value: string }[]>(list: T) =>
  list.map(({ value }) => value) as [T[number]['value'], ...T[number]['value'][]];

const day = z.optional(z.iso.date('Please give a day as YYYY-MM-DD'));

/** The filters of the list and of its export, as query parameters. Days are in the firm's zone, both included. */
export const inquiryFilterSchema = z.object({
  search: z._default(z.string().check(z.maxLength(SEARCH_MAX, 'The search is too long')), ''),
  state: z.optional(z.enum(valuesOf(inquiryStates), 'Unknown state')),
  source: z.optional(z.enum(valuesOf(inquirySources), 'Unknown source')),
  kind: z.optional(z.enum(valuesOf(inquiryKinds), 'Unknown kind')),
  caseType: z.optional(z.string().check(z.maxLength(200, 'The case type is too long'))),
  delivery: z.optional(z.enum(valuesOf(inquiryDeliveries), 'Unknown delivery')),
  from: day,
  to: day,
  order: z._default(z.enum(['newest', 'oldest'], 'The order is newest or oldest'), 'newest'),
});

export type InquiryFilter = z.output<typeof inquiryFilterSchema>;

/** `PUT /api/admin/requests/{number}/state`. */
export const inquiryStateSchema = z.object({
  state: z.enum(valuesOf(inquiryStates), 'Please choose a state'),
});

function enteredText(max: number) {
  return z.string('Please enter text').check(
    z.trim(),
    z.maxLength(max, `Please use at most ${max.toLocaleString('en-US')} characters`),
    z.refine((text) => !text.includes('\0'), 'Please remove the unreadable character'),
  );
}

/** `POST /api/admin/requests/{number}/notes`. */
export const inquiryNoteSchema = z.object({
  text: z.string('Please write a note').check(
    z.refine((text) => text.trim() !== '', 'Please write a note'),
    z.maxLength(NOTE_MAX, 'Please use at most 10,000 characters'),
    z.refine((text) => !text.includes('\0'), 'Please remove the unreadable character'),
  ),
});

/** `POST /api/admin/requests`: a call or visit. A name, and a phone number or an e-mail address. */
export const enteredInquirySchema = z
  .object({
    submissionId: z.uuid('The submission id must be a UUID'),
    source: z.enum(enteredInquirySources, 'Please choose phone or walk-in'),
    firstName: enteredText(200),
    lastName: enteredText(200),
    phone: enteredText(50),
    email: enteredText(320).check(
      z.refine((email) => email === '' || isEmailAddress(email), 'Please enter a valid email address'),
    ),
    caseType: z.enum(valuesOf(caseTypes), 'Please choose a matter'),
    message: enteredText(20_000),
  })
  .check(
    z.refine(({ firstName, lastName }) => firstName + lastName !== '', {
      path: ['lastName'],
      error: 'Please enter a name',
    }),
    z.refine(({ phone, email }) => phone + email !== '', {
      path: ['phone'],
      error: 'Please enter a phone number or an email address',
    }),
  );

export type EnteredInquiry = z.output<typeof enteredInquirySchema>;

/** Another inquiry with the same e-mail address or phone number. */
export interface RelatedInquiry {
  number: number;
  name: string;
  createdAt: string;
  state: InquiryState;
  source: InquirySource;
}

/** The most that are shown with an inquiry. */
export const RELATED_INQUIRIES_MAX = 20;

interface Handling {
  /** The sequence number, part of the inquiry's URL. */
  number: number;
  state: InquiryState;
  /** When it was first answered, UTC ISO 8601. */
  answeredAt: string | null;
}

/** The event `waiting` of `GET /api/admin/request-events`. */
export interface WaitingInquiries {
  /** Inquiries in the state New. */
  total: number;
  /** When the oldest of them arrived, UTC ISO 8601; null: none. */
  oldest: string | null;
  /** Number of the newest inquiry, whatever its state; 0: none. */
  latest: number;
  /** Inquiries with a waiting or failed message. */
  undelivered: Record<DeliveryProblem, number>;
}

/** A row of the list; `message` is the beginning of the message. */
export type InquiryListItem = Omit<Lead, 'origin' | 'consent' | 'notice'> &
  Handling & {
    /** The worst problem among the inquiry's deliveries, or null. */
    delivery: DeliveryProblem | null;
  };

/** `GET /api/admin/requests`. */
export interface InquiryList {
  requests: InquiryListItem[];
  /** Number of inquiries on all pages. */
  total: number;
}

/** `POST /api/admin/requests/deliveries`: how many messages of the filtered inquiries were queued again. */
export interface ResentDeliveries {
  resent: number;
}

/** A change of the state, a note, or a message that was sent again. */
export interface InquiryEntry {
  number: number;
  /** UTC ISO 8601. */
  at: string;
  /** Name or user name. */
  staff: string;
  state: InquiryState | null;
  note: string | null;
  resent: DeliveryKind | null;
}

/** A mail about an inquiry, or its delivery to the webhook. */
export interface InquiryDelivery {
  id: string;
  kind: DeliveryKind;
  status: 'pending' | 'sending' | 'sent' | 'failed';
  /** Since it was queued or last resent. */
  attempts: number;
  /** Before it was last resent. */
  earlierAttempts: number;
  nextAttemptAt: string;
  sentAt: string | null;
  /** Only written to a file: there was no mail server. */
  savedAsFile: boolean;
  /** The server's last error. */
  lastError: string | null;
  /** Null for the webhook. */
  mail: { to: string | null; subject: string; text: string } | null;
  /** Whether an `.eml` file holds the mail. */
  hasFile: boolean;
  /** False once its content has been erased. */
  canResend: boolean;
}

/** `GET /api/admin/requests/{number}`. */
export interface InquiryDetail extends Lead, Handling {
  /** Oldest first. */
  entries: InquiryEntry[];
  deliveries: InquiryDelivery[];
  /** The others of the same e-mail address or phone number, newest first. */
  related: RelatedInquiry[];
}
