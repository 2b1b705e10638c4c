import { html } from 'hono/html';
import { confirmationMail as words } from '../../content/interface/newsletter.ts';
import { brand, mailFont } from '../platform/brand.ts';
import type { MailContent } from '../platform/database/schema.ts';

export interface ConfirmationLinks {
  /** Opens the page whose button confirms. */
  confirm: string;
  /** Opens the page whose button unsubscribes; a POST to it does so at once (RFC 8058). */
  unsubscribe: string;
}

/**
 * Composes the confirmation mail, the only one before double opt-in. It contains nothing typed by a stranger.
 */
export function composeConfirmationMail(to: string, links: ConfirmationLinks): MailContent {
  return {
    to,
    replyTo: null,
    subject: words.subject,
    text: asText(links),
    html: asHtml(links),
    unsubscribeUrl: links.unsubscribe,
  };
}

function asText({ confirm, unsubscribe }: ConfirmationLinks): string {
  return [
    words.greeting,
    '',
    words.asked,
    '',
    words.confirm.text,
    '',
    confirm,
    '',
    words.ignore,
    '',
    words.leave.text,
    unsubscribe,
    '',
    '-- ',
    ...words.sender,
    '',
  ].join('\n');
}

function asHtml({ confirm, unsubscribe }: ConfirmationLinks): string {
  const { colors } = brand();
  // The template contains no promise, so it renders synchronously.
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${words.subject}</title></head>
<body style="font-family: ${mailFont('sans')}; max-width: 36em">
<p>${words.greeting}</p>
<p>${words.asked}</p>
<p>${words.confirm.text}</p>
<p><a href="${confirm}" style="display: inline-block; padding: 12px 24px; background: ${colors.button}; color: ${colors['on-button']}">${words.confirm.label}</a></p>
<p>${words.ignore}</p>
<p style="font-size: 13px">${words.leave.text} <a href="${unsubscribe}">${words.leave.label}</a></p>
<p style="font-size: 13px">${words.sender.map((line) => html`${line}<br>`)}</p>
</body></html>`);
}
