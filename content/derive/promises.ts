import { consultationIsFree, firm, responseTimes } from '#firm/identity.ts';
import type { ResponseTimes } from '../schema/firm.ts';

// Promises that texts of the site make in the firm's name; each is empty for a firm that makes none.

/** Follows words such as "call us". */
export const atAnyHour = firm.hours.emergency ? ', at any hour' : '';

/** The response times, or null. */
export const times: ResponseTimes = responseTimes;

/** Follows words such as "we answer". */
export const withinResponseTime = times ? ` within ${times.message}` : '';

/** A text about the free first consultation. */
export function ifFree(text: string, otherwise = ''): string {
  return consultationIsFree ? text : otherwise;
}

/** The label of buttons that lead to the form. */
export const requestConsultation = ifFree('Request Free Consultation', 'Request a consultation');
