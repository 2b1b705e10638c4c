import { html } from 'hono/html';
import { firm } from '#firm/identity.ts';
import { issueMail as words } from '../../content/interface/newsletter.ts';
import type { Issue } from '../../contract/mailings.ts';
import { brand, mailFont } from '../platform/brand.ts';
import type { MailContent } from '../platform/database/schema.ts';

export interface IssueRecipient {
  to: string;
  /** Opens the page whose button unsubscribes; a POST to it does so at once (RFC 8058). */
  unsubscribe: string;
  /** A test mail to staff. */
  isTest?: boolean;
}

/** Composes the mail that tells a subscriber of an article. */
export function composeIssueMail(issue: Issue, recipient: IssueRecipient): MailContent {
  const subject = issueSubject(issue);
  return {
    to: recipient.to,
    replyTo: null,
    subject: recipient.isTest ? `${words.test.subject} ${subject}` : subject,
    text: issueText(issue, recipient),
    html: issueHtml(issue, recipient),
    unsubscribeUrl: recipient.unsubscribe,
  };
}

/** @param isAdvertisement begins with the notice that an advertisement by e-mail needs (RPC 7.1(f)) */
export function issueSubject(
  { title }: Pick<Issue, 'title'>,
  isAdvertisement = words.isAdvertisement,
): string {
  return isAdvertisement ? `${words.advertisement} ${title}` : title;
}

export function issueText({ title, excerpt, url }: Issue, { unsubscribe, isTest }: IssueRecipient): string {
  return [
    ...(isTest ? [words.test.text, ''] : []),
    title,
    '',
    ...(excerpt === '' ? [] : [excerpt, '']),
    `${words.read}:`,
    url,
    '',
    '-- ',
    words.why,
    words.leave.text,
    unsubscribe,
    '',
    ...words.sender,
    '',
    ...firm.advertisingNotices,
    '',
  ].join('\n');
}

function issueHtml(issue: Issue, { unsubscribe, isTest }: IssueRecipient): string {
  const { title, excerpt, url, picture } = issue;
  const { colors } = brand();
  const sans = mailFont('sans');
  // The template contains no promise, so it renders synchronously.
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body style="margin: 0; padding: 24px 16px; background: ${colors.panel}; color: ${colors.text}; font-family: ${mailFont('display')}; font-size: 17px; line-height: 1.55">
<div style="max-width: 36em; margin: 0 auto">
${isTest ? html`<p style="padding: 8px 12px; background: ${colors.tint}; font-family: ${sans}; font-size: 14px">${words.test.text}</p>` : ''}
<p style="margin: 0 0 16px; padding-bottom: 12px; border-bottom: 2px solid ${colors.ornament}; font-family: ${sans}; font-size: 14px; font-weight: bold">${firm.name}</p>
${picture ? html`<p style="margin: 0 0 20px"><a href="${url}"><img src="${picture.url}" alt="${picture.alt}" width="576" style="display: block; width: 100%; height: auto; border: 0"></a></p>` : ''}
<h1 style="margin: 0 0 12px; font-size: 27px; line-height: 1.2; font-weight: normal"><a href="${url}" style="color: ${colors.text}; text-decoration: none">${title}</a></h1>
${excerpt === '' ? '' : html`<p style="margin: 0 0 24px">${excerpt}</p>`}
<p style="margin: 0 0 32px"><a href="${url}" style="display: inline-block; padding: 12px 24px; background: ${colors.button}; color: ${colors['on-button']}; font-family: ${sans}; font-size: 15px; text-decoration: none">${words.read}</a></p>
<div style="padding-top: 16px; border-top: 1px solid ${colors.line}; color: ${colors.muted}; font-family: ${sans}; font-size: 13px">
<p style="margin: 0 0 12px">${words.why} <a href="${unsubscribe}" style="color: ${colors.muted}">${words.leave.label}</a></p>
<p style="margin: 0 0 12px">${words.sender.map((line) => html`${line}<br>`)}</p>
<p style="margin: 0">${firm.advertisingNotices.join('. ')}.</p>
</div>
</div>
</body></html>`);
}
