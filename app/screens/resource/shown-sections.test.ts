import { describe, expect, it } from 'vitest';
import { privacyPage } from '#law/pages/privacy.ts';
import { shownSections } from './shown-sections.ts';

const NOTHING = {
  callTracking: false,
  hostedEmail: false,
  leadWebhook: false,
  mailServer: false,
  senderConfirmation: false,
  selfHosted: false,
  requestsExpire: false,
  mailsExpire: false,
  backupsExpire: false,
};
const KEPT = { requestMonths: 24, mailDays: 365, backupDays: 90 };
type Configured = Partial<typeof NOTHING>;

const privacyWith = (configured: Configured) =>
  JSON.stringify(shownSections(privacyPage.sections, { ...NOTHING, ...configured }, KEPT));

/** Each sentence that holds only for some installations: where it is shown, and where it is not. */
const conditional: [sentence: string, shown: Configured[], hidden: Configured[]][] = [
  ['The pages that you read set no cookies.', [{}], [{ callTracking: true }]],
  ['No page asks another company for anything before you act.', [{}], [{ callTracking: true }]],
  ['This site uses call tracking', [{ callTracking: true }], [{}]],
  ['Our forms are mailed to us by a hosted email service.', [{ hostedEmail: true }], [{}]],
  ['through a hosted email service.', [{ hostedEmail: true }], [{}, { mailServer: true }]],
  [
    'It is also emailed to the firm’s own mailbox.',
    [{ mailServer: true }],
    [{}, { mailServer: true, hostedEmail: true }],
  ],
  [
    'The emails that this site prepares are stored on its server',
    [{}, { hostedEmail: true }],
    [{ mailServer: true }],
  ],
  ['You receive a confirmation by email.', [{ mailServer: true, senderConfirmation: true }], [{}]],
  [
    'It is also passed on at once to the system in which the firm keeps its cases.',
    [{ leadWebhook: true }],
    [{}],
  ],
  ['No other company hosts this site', [{ selfHosted: true }], [{}]],
  ['stays until the firm deletes it', [{}], [{ requestsExpire: true }]],
  [
    'is deleted 24 months after it arrived, unless you have become a client',
    [{ requestsExpire: true }],
    [{}],
  ],
  ['365 days after it was sent', [{ mailsExpire: true }], [{}]],
  ['stays as long as the request', [{}], [{ mailsExpire: true }]],
  ['Each backup is deleted 90 days after it was made', [{ backupsExpire: true }], [{}]],
  ['until the firm deletes those backups', [{}], [{ backupsExpire: true }]],
];

describe('the privacy page', () => {
  it.each(conditional)('says only where it is true: %s', (sentence, shown, hidden) => {
    for (const configured of shown) expect(privacyWith(configured)).toContain(sentence);
    for (const configured of hidden) expect(privacyWith(configured)).not.toContain(sentence);
  });

  it('has no other conditional block', () => {
    const blocks = privacyPage.sections.flatMap(({ blocks }) => blocks);
    const found = blocks.filter((block) => 'when' in block || 'unless' in block);
    expect(found).toHaveLength(conditional.length);
  });
});
