import { expect, test } from 'vitest';
import { deliveryReason } from './delivery-reason.ts';

test.each([
  ['MailError: connect ECONNREFUSED 127.0.0.1:25', 'the mail server does not answer'],
  ['MailError: Connection timeout', 'the mail server does not answer'],
  ['MailError: Greeting never received', 'the mail server does not answer'],
  ['MailError: The operation was aborted due to timeout', 'the mail server does not answer'],
  ['MailError: getaddrinfo ENOTFOUND mail.firm.example', 'the mail server cannot be found'],
  ['MailError: Invalid login: 535 Authentication failed', 'the mail server refuses the sign-in'],
  [
    "MailError: Can't send mail - all recipients were rejected: 550 no such mailbox",
    'the mail server refuses the recipient’s address',
  ],
  ['MailError: 451 come back later', 'the mail server asks to try again later'],
  ['MailError: self-signed certificate', 'the mail server has no valid certificate'],
  ['MailError: 554 5.7.1 message content rejected', 'the mail server refused it'],
  [
    'The server stopped while it sent this mail. It may have arrived, so …',
    'the connection was lost, so it may have arrived and is not sent again',
  ],
  ['Error: ENOTDIR: not a directory, mkdir', 'the file could not be written'],
  ["Error: ENOSPC: no space left on device, open '/mail/x'", 'the file could not be written'],
])('%s: %s', (said, reason) => {
  expect(deliveryReason(said)).toBe(reason);
});

test('a webhook is named', () => {
  expect(deliveryReason('MailError: 410 This matter is closed.', 'webhook')).toBe('the webhook refused it');
});
