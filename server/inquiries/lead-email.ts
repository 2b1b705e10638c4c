import { html, raw } from 'hono/html';
import { firmDateAndTime } from '../../content/derive/firm-time.ts';
import { timeZoneLabel } from '../../content/derive/time-zone.ts';
import { caseTypeLabel } from '../../contract/case-types.ts';
import { consentInWords, isEmailAddress, type Lead, type LeadOrigin } from '../../contract/leads.ts';
import { mailFont } from '../platform/brand.ts';
import type { MailContent } from '../platform/database/schema.ts';
import { headerText, singleLine } from '../platform/header-text.ts';

const NAME_IN_SUBJECT_MAX = 80;
const LINE_MAX = 2000;

interface Line {
  label: string;
  value: string;
  href?: string;
}

const originLabels: [keyof LeadOrigin, string][] = [
  ['landingPage', 'Landing page'],
  ['referrer', 'Referrer'],
  ['utm_source', 'Campaign source'],
  ['utm_medium', 'Campaign medium'],
  ['utm_campaign', 'Campaign name'],
  ['utm_term', 'Campaign term'],
  ['utm_content', 'Campaign content'],
  ['gclid', 'Google click id'],
];

/** Composes the notification to the firm. Reply-To is the visitor's e-mail address. */
export function composeLeadEmail(lead: Lead): MailContent {
  const inquiry = lead.kind === 'contact' ? 'contact request' : 'consultation request';
  const about =
    lead.kind === 'contact' ? `: ${headerText(caseTypeLabel(lead.caseType), NAME_IN_SUBJECT_MAX)}` : '';
  const heading = `New ${inquiry} from ${headerText(lead.name, NAME_IN_SUBJECT_MAX)}${about}`;
  const lines = linesOf(lead);
  return {
    to: null,
    replyTo: isEmailAddress(lead.email) ? lead.email.trim() : null,
    subject: lead.suspectedSpam ? `[Suspected spam] ${heading}` : heading,
    text: asText(heading, lines, lead.message),
    html: asHtml(heading, lines, lead.message),
  };
}

function linesOf(lead: Lead): Line[] {
  const lines: Line[] = [];
  // Prevents a line break in a value from faking another field.
  const add = (label: string, value: string | null | undefined, href?: string) => {
    if (value) lines.push({ label, value: singleLine(value, LINE_MAX), ...(href ? { href } : {}) });
  };
  add('Suspected spam', lead.suspectedSpam);
  add('Name', lead.name);
  add('Phone', lead.phone, telephoneLink(lead.phone));
  add('Email', lead.email, isEmailAddress(lead.email) ? `mailto:${encodeURI(lead.email.trim())}` : undefined);
  add('Case type', caseTypeLabel(lead.caseType));
  add('Prefers to be reached by', lead.preferredContact);
  add('Submitted', `${firmDateAndTime(new Date(lead.createdAt))} (${timeZoneLabel})`);
  add('Sent from', lead.pagePath ? `${lead.pageSource} (${lead.pagePath})` : lead.pageSource);
  const landedAt = lead.origin?.landedAt;
  add('Visit began', landedAt && `${firmDateAndTime(new Date(landedAt))} (${timeZoneLabel})`);
  for (const [key, label] of originLabels) add(label, lead.origin?.[key]);
  add('Consent', consentInWords(lead));
  add('Reference', lead.id);
  return lines;
}

/** A `tel:` link (RFC 3966); undefined for text without digits. */
function telephoneLink(phone: string): string | undefined {
  const number = phone.replace(/[^\d+]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

function asText(heading: string, lines: Line[], message: string): string {
  const fields = lines.map(({ label, value }) => `${label}: ${value}`);
  return [heading, '', ...fields, '', 'Message:', '', message || '(no message)', ''].join('\n');
}

function asHtml(heading: string, lines: Line[], message: string): string {
  const rows = lines.map(({ label, value, href }) => {
    const shown = href ? html`<a href="${href}">${value}</a>` : value;
    return html`<tr><th align="left" valign="top">${label}</th><td>${shown}</td></tr>`;
  });
  // The template contains no promise, so it renders synchronously.
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${heading}</title></head>
<body style="font-family: ${mailFont('sans')}"><h1 style="font-size: 18px">${heading}</h1>
<table cellpadding="4">${rows}</table>
<h2 style="font-size: 16px">Message</h2>
<p style="white-space: pre-wrap">${message || raw('<i>no message</i>')}</p></body></html>`);
}
