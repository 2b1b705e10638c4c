import { firmInput } from '../../content/derive/firm-instants.ts';
import { timeZoneLabel } from '../../content/derive/time-zone.ts';
import { caseTypeLabel } from '../../contract/case-types.ts';
import { type InquiryEntry, inquiryStates } from '../../contract/inquiries.ts';
import { consentInWords } from '../../contract/leads.ts';
import { csv, utcMoment } from '../platform/csv.ts';
import type { StoredInquiry } from './inquiry-list.store.ts';

/** An inquiry with its notes and changes of state, oldest first. */
type ExportedInquiry = StoredInquiry & { entries: readonly InquiryEntry[] };

/** A time in the firm's zone that spreadsheets can sort, e.g. `2026-11-24 00:53`. */
const firmMoment = (iso: string) => firmInput(new Date(iso)).replace('T', ' ');
const stateLabel = (state: string | null) => inquiryStates.find(({ value }) => value === state)?.label;
const line = ({ at, staff, state, note, resent }: InquiryEntry) =>
  `${firmMoment(at)}, ${staff}: ${note ?? stateLabel(state) ?? `${resent} resent`}`;

export const inquiriesCsv = csv<ExportedInquiry>([
  ['Number', ({ number }) => number],
  [`Received (${timeZoneLabel})`, ({ createdAt }) => firmMoment(createdAt)],
  ['Received (UTC)', ({ createdAt }) => utcMoment(createdAt)],
  ['Status', ({ state }) => stateLabel(state)],
  ['First answered (UTC)', ({ answeredAt }) => utcMoment(answeredAt)],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Preferred contact', ({ preferredContact }) => preferredContact],
  ['Case type', ({ caseType }) => caseTypeLabel(caseType)],
  ['Message', ({ message }) => message],
  [`Notes and history (${timeZoneLabel})`, ({ entries }) => entries.map(line).join('\n')],
  ['Form', ({ pageSource }) => pageSource],
  ['Page', ({ pagePath }) => pagePath],
  ['First page of the visit', ({ origin }) => origin?.landingPage],
  ['First page opened (UTC)', ({ origin }) => utcMoment(origin?.landedAt)],
  ['Referrer', ({ origin }) => origin?.referrer],
  ['utm_source', ({ origin }) => origin?.utm_source],
  ['utm_medium', ({ origin }) => origin?.utm_medium],
  ['utm_campaign', ({ origin }) => origin?.utm_campaign],
  ['utm_term', ({ origin }) => origin?.utm_term],
  ['utm_content', ({ origin }) => origin?.utm_content],
  ['gclid', ({ origin }) => origin?.gclid],
  ['Consent', consentInWords],
  ['Suspected spam', ({ suspectedSpam }) => suspectedSpam],
  ['Reference', ({ id }) => id],
]);
