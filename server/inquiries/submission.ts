import { firmDay } from '../../content/derive/firm-time.ts';
import { CONSULTATION_CASE_TYPE } from '../../contract/email-service.ts';
import type { EnteredInquiry } from '../../contract/inquiries.ts';
import {
  type ConsultationPayload,
  type ContactPayload,
  consultationPayloadSchema,
  contactPayloadSchema,
  type Lead,
  type LeadKind,
} from '../../contract/leads.ts';
import { enteredSources } from '../../contract/page-sources.ts';
import type { LeadColumns } from '../platform/database/schema.ts';
import { sha256 } from '../platform/hash.ts';
import { checked } from '../platform/refusal.ts';
import { derivedId, fingerprintOf } from './repeated-submission.ts';

/** Faster submissions are flagged as suspected spam. */
const MINIMUM_FILL_MS = 2000;

/** A validated lead before it is stored. */
export interface NewLead extends Lead {
  firstName: string;
  lastName: string;
  receivedVia: LeadColumns['received_via'];
  /** Hash of the typed text, see repeated-submission.ts. */
  fingerprint: string;
  /** A hosted e-mail service has already mailed this lead. */
  emailed: boolean;
}

/**
 * Validates a payload and converts it to a lead (specification section 5).
 * @param now becomes `createdAt`
 * @throws {Refusal} with messages by field when the payload is invalid
 */
export function readSubmission(
  kind: LeadKind,
  payload: unknown,
  receivedVia: NewLead['receivedVia'],
  now: Date,
): NewLead {
  const data =
    kind === 'contact' ? checked(contactPayloadSchema, payload) : checked(consultationPayloadSchema, payload);
  const fields = 'caseType' in data ? contactOf(data) : consultationOf(data);
  const typed = [
    kind,
    data.firstName,
    data.lastName,
    data.email,
    data.phone,
    fields.caseType,
    fields.message,
  ];
  const fingerprint = fingerprintOf(typed);
  return {
    ...fields,
    id: data.submissionId ?? derivedId(fingerprint, firmDay(now)),
    kind,
    firstName: data.firstName,
    lastName: data.lastName,
    name: `${data.firstName} ${data.lastName}`,
    email: data.email,
    phone: data.phone,
    consent: data.consent,
    notice: data.notice || null,
    pageSource: data.pageSource,
    pagePath: data.origin?.page ?? null,
    origin: data.origin ?? null,
    suspectedSpam: spamReason(data.antispam),
    createdAt: now.toISOString(),
    receivedVia,
    fingerprint,
    emailed: data.emailed,
  };
}

/** Makes a lead of a call or visit that staff have entered. */
export function enteredLead(entered: EnteredInquiry, now: Date): NewLead {
  const { submissionId, source, firstName, lastName, email, phone, caseType, message } = entered;
  return {
    id: submissionId.toLowerCase(),
    kind: 'contact',
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    email,
    phone,
    caseType,
    message,
    preferredContact: null,
    consent: false,
    notice: null,
    pageSource: enteredSources[source],
    pagePath: null,
    origin: null,
    suspectedSpam: null,
    createdAt: now.toISOString(),
    receivedVia: 'staff',
    fingerprint: sha256([firstName, lastName, email, phone, caseType, message].join('\0')),
    emailed: false,
  };
}

function contactOf({ caseType, message }: ContactPayload) {
  return { caseType, message, preferredContact: null };
}

function consultationOf({ caseDescription, preferredContact }: ConsultationPayload) {
  return { caseType: CONSULTATION_CASE_TYPE, message: caseDescription, preferredContact };
}

/** Flags a lead, never drops it: autofill has been seen to fill honeypots. */
function spamReason(antispam: ContactPayload['antispam']): string | null {
  if (antispam?.website) return 'The hidden field was filled in.';
  if (antispam?.elapsedMs !== undefined && antispam.elapsedMs < MINIMUM_FILL_MS) {
    const seconds = Math.round(antispam.elapsedMs / 1000);
    const time = seconds < 1 ? 'within a second' : `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
    return `The form was sent ${time} after it was opened, quicker than most people type.`;
  }
  return null;
}
