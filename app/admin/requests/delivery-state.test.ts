import { expect, test } from 'vitest';
import { fromFirmInput } from '../../../content/derive/firm-instants.ts';
import type { InquiryDelivery } from '../../../contract/inquiries.ts';
import { deliveryState } from './delivery-state.ts';

const at = (time: string) => fromFirmInput(`2026-11-24T${time}`)?.toISOString() ?? '';
const delivery: InquiryDelivery = {
  id: 'a',
  kind: 'notification',
  status: 'pending',
  attempts: 0,
  earlierAttempts: 0,
  nextAttemptAt: at('00:58'),
  sentAt: null,
  savedAsFile: false,
  lastError: null,
  mail: null,
  hasFile: false,
  canResend: true,
};
const REFUSED = 'MailError: connect ECONNREFUSED 127.0.0.1:25';
const sent = { status: 'sent', attempts: 1, sentAt: at('00:52') } as const;

test.each<[changes: Partial<InquiryDelivery>, text: string]>([
  [{}, 'Waiting to be sent'],
  [
    { attempts: 3, lastError: REFUSED },
    'Not sent yet: the mail server does not answer. Next try Nov 24, 2026, 12:58 AM, after 3 attempts.',
  ],
  [
    { status: 'failed', attempts: 1, earlierAttempts: 3, lastError: 'MailError: 550 no such mailbox' },
    'Could not be delivered: the mail server refuses the recipient’s address. Fix the address or mail server, then press Resend. 4 attempts so far.',
  ],
  [{ earlierAttempts: 3, lastError: REFUSED }, 'Being sent again, after 3 attempts'],
  [sent, 'Sent Nov 24, 2026, 12:52 AM'],
  [{ ...sent, earlierAttempts: 3 }, 'Sent Nov 24, 2026, 12:52 AM, attempt 4'],
  [{ ...sent, savedAsFile: true }, 'Saved as a file Nov 24, 2026, 12:52 AM: no mail server was set up'],
])('%j: %s', (changes, text) => {
  expect(deliveryState({ ...delivery, ...changes })).toBe(text);
});
