/** Causes of failed deliveries, by the messages of mail servers, webhooks and the network. */
const reasons: [said: RegExp, reason: string][] = [
  [/EAUTH|Invalid login|Missing credentials|\b53[0-9]\b.*auth|authentication/i, 'refuses the sign-in'],
  [/certificate|self.signed|TLS|SSL/i, 'has no valid certificate'],
  [/ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo/i, 'cannot be found'],
  [
    /ECONN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|time(d)? ?out|Greeting never|socket hang up|(connection|socket|stream) closed/i,
    'does not answer',
  ],
  [/\b(550|551|553)\b|no such (user|mailbox)|user unknown|No recipients/i, 'refuses the recipient’s address'],
  [/\b552\b|quota|mailbox full/i, 'says that the mailbox is full'],
  [/\b4\d\d\b.*(later|greylist|busy|limit)|try again|come back/i, 'asks to try again later'],
];

/**
 * Explains the last error of a mail server or webhook, e.g. "the mail server does not answer".
 * @param said the stored error
 */
export function deliveryReason(said: string, server = 'mail server'): string {
  if (/may have arrived/.test(said))
    return 'the connection was lost, so it may have arrived and is not sent again';
  if (/ENOSPC|EACCES|EROFS|EDQUOT|EEXIST|ENOTDIR|ENOENT/.test(said)) return 'the file could not be written';
  const [, reason] = reasons.find(([pattern]) => pattern.test(said)) ?? [];
  return `the ${server} ${reason ?? 'refused it'}`;
}
