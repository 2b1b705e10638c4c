import type { Lead } from '../../contract/leads.ts';
import type { LeadColumns } from '../platform/database/schema.ts';
import { sha256 } from '../platform/hash.ts';
import type { NewLead } from './submission.ts';

/** `different-text`: the visitor has corrected the form, so it becomes a lead of its own (`correctedLeadId`). */
export type Repetition = 'repeated' | 'different-text';

export interface KnownLead extends Lead {
  fingerprint: string;
  receivedVia: LeadColumns['received_via'];
}

/**
 * Compares a submission with the stored lead of the same id.
 * @returns the lead with the values that the submission adds, or the reason why this lead stays as it is
 */
export function compareWithKnown(known: KnownLead, repeated: NewLead): KnownLead | Repetition {
  if (known.fingerprint !== repeated.fingerprint) return 'different-text';
  // The e-mail step carries neither the preferred way of contact nor the origin, consent, notice or spam marks.
  const wasEmailStep = known.receivedVia === 'email-service' && repeated.receivedVia !== 'email-service';
  const completed: KnownLead = {
    ...known,
    preferredContact: known.preferredContact ?? repeated.preferredContact,
    consent: known.consent || repeated.consent,
    notice: known.notice ?? repeated.notice,
    pagePath: known.pagePath ?? repeated.pagePath,
    origin: known.origin ?? repeated.origin,
    suspectedSpam: known.suspectedSpam ?? repeated.suspectedSpam,
    receivedVia: wasEmailStep ? repeated.receivedVia : known.receivedVia,
  };
  return JSON.stringify(completed) === JSON.stringify(known) ? 'repeated' : completed;
}

/** Hash of the typed text: equal for a repeated submission, different for a corrected one. */
export function fingerprintOf(typed: readonly string[]): string {
  return sha256(typed.map(normalized).join('\0'));
}

/**
 * Derives an id for a lead whose submission id already belongs to a lead with different text: the visitor
 * corrected the form and sent it again. Both are kept.
 */
export function correctedLeadId({ id, fingerprint }: NewLead): string {
  return derivedId(id, fingerprint);
}

/** Form posts use CR LF, scripts LF. */
function normalized(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim();
}

/** A name-based UUID (version 8, RFC 9562 section 5.8): the same parts always give the same id. */
export function derivedId(...parts: string[]): string {
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
