import type * as z from 'zod/mini';
import { firmDay } from '../../content/derive/firm-time.ts';
import { CONSULTATION_CASE_TYPE } from '../../contract/email-service.ts';
import { type ErrorCode, errorMessages, type FieldErrors } from '../../contract/errors.ts';
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
import { sha256 } from '../platform/hash.ts';

/** Faster submissions are flagged as suspected spam. */
const MINIMUM_FILL_MS = 2000;

export type ReceivedVia = 'form' | 'api' | 'email-service' | 'staff';

/** A validated lead before it is stored. */
export interface NewLead extends Lead {
  firstName: string;
  lastName: string;
  receivedVia: ReceivedVia;
  /** Hash of the typed text: equal for a repeated submission, different for a corrected one. */
  fingerprint: string;
  /** A hosted e-mail service has already mailed this lead. */
  emailed: boolean;
}

export interface Rejection {
  ok: false;
  code: ErrorCode;
  /** Shown to the visitor. */
  error: string;
  fieldErrors: FieldErrors;
}

/**
 * Validates a payload and converts it to a lead (specification section 5).
 * @param now becomes `createdAt`
 * @returns a rejection with messages by field when the payload is invalid
 */
export function readSubmission(
  kind: LeadKind,
  payload: unknown,
  receivedVia: ReceivedVia,
  now: Date,
): NewLead | Rejection {
  const parsed =
    kind === 'contact'
      ? contactPayloadSchema.safeParse(payload)
      : consultationPayloadSchema.safeParse(payload);
  if (!parsed.success) return rejection(parsed.error.issues);
  const data = parsed.data;
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
  const fingerprint = sha256(typed.map(normalized).join('\0'));
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

/**
 * Derives an id for a lead whose submission id already belongs to a lead with different text: the visitor
 * corrected the form and sent it again. Both are kept.
 */
export function correctedLeadId({ id, fingerprint }: NewLead): string {
  return derivedId(id, fingerprint);
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

/** Form posts use CR LF, scripts LF. */
function normalized(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim();
}

/** A name-based UUID (version 8, RFC 9562 section 5.8): the same parts always give the same id. */
function derivedId(...parts: string[]): string {
  const hex = sha256(parts.join('\0'));
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function rejection(issues: readonly z.core.$ZodIssue[]): Rejection {
  const fieldErrors: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? 'body');
    const messages = fieldErrors[field] ?? [];
    if (!messages.includes(message)) fieldErrors[field] = [...messages, message];
  }
  return { ok: false, code: 'invalid-input', error: errorMessages['invalid-input'], fieldErrors };
}
