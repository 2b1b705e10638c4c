import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { firm } from '#firm/identity.ts';
import { firmDateAndTime } from '../../content/derive/firm-time.ts';
import { timeZoneLabel } from '../../content/derive/time-zone.ts';
import { character } from '../../tests/support/any-text.ts';
import { filesOf, lead, mailOf } from '../../tests/support/test-mail.ts';
import type { OutgoingMail } from '../outbox/mailer.ts';

async function parsed(mail: OutgoingMail) {
  const { sources } = await filesOf([mail]);
  return PostalMime.parse(sources[0] ?? '');
}

const headerOf = (email: Awaited<ReturnType<typeof parsed>>, key: string) =>
  email.headers.find((header) => header.key === key)?.value;

describe('the mail about a lead', () => {
  it('contains all fields of the lead and replies to the visitor', async () => {
    const email = await parsed(mailOf(lead));
    expect(email.subject).toBe('New contact request from Ana Ruiz: Spousal Support/Alimony');
    expect(email.from).toEqual({ name: firm.name, address: 'website@firm.example' });
    expect(email.to).toMatchObject([{ address: 'intake@firm.example' }]);
    expect(email.replyTo).toMatchObject([{ address: 'ana@example.com' }]);
    expect(email.messageId).toBe('<mail-1@firm.example>');
    for (const part of [
      'Name: Ana Ruiz',
      'Phone: +1 (212) 555-0100',
      'Email: ana@example.com',
      'Case type: Spousal Support/Alimony',
      `Submitted: ${firmDateAndTime(new Date(lead.createdAt))} (${timeZoneLabel})`,
      'Sent from: Contact Page (/contact/)',
      'Landing page: https://firm.example/?utm_source=ad',
      'Campaign source: ad',
      'First line\nSecond <line> & more',
    ]) {
      expect(email.text?.replaceAll('\r\n', '\n')).toContain(part);
    }
    expect(email.html).toContain('<a href="tel:+12125550100">+1 (212) 555-0100</a>');
    expect(email.html).toContain('Second &lt;line&gt; &amp; more');
  });

  it('marks suspected spam in the subject', async () => {
    const email = await parsed(mailOf({ ...lead, suspectedSpam: 'The hidden field was filled in.' }));
    expect(email.subject).toBe('[Suspected spam] New contact request from Ana Ruiz: Spousal Support/Alimony');
    expect(email.text).toContain('Suspected spam: The hidden field was filled in.');
  });

  it('says which notice the form showed, since no form has a box for consent', async () => {
    const consent = async (changes: Partial<typeof lead>) =>
      /Consent: (.*)/.exec((await parsed(mailOf({ ...lead, consent: false, ...changes }))).text ?? '')?.[1];
    expect(await consent({ notice: '2026-11-24' })).toBe(
      'no consent box on this form; notice shown: version of 2026-11-24',
    );
    expect(await consent({})).toContain('notice shown: not recorded');
    expect(await consent({ consent: true })).toBe('given');
  });

  it.each(['email', 'phone'] as const)(
    'contains the preferred way of contact where one is known: %s',
    async (way) => {
      const consultation = { ...lead, kind: 'consultation', preferredContact: way } as const;
      expect((await parsed(mailOf(consultation))).text).toContain(`Prefers to be reached by: ${way}`);
    },
  );

  it('has no Reply-To without a valid address', async () => {
    const consultation = { ...lead, kind: 'consultation', email: 'call me' } as const;
    const email = await parsed(mailOf(consultation));
    expect(email.subject).toBe('New consultation request from Ana Ruiz');
    expect(email.replyTo).toBeUndefined();
    expect(email.text).not.toContain('Prefers to be reached by');
  });

  it('marks a possible duplicate in the subject and a header', async () => {
    const email = await parsed(mailOf(lead, { possibleDuplicate: true }));
    expect(email.subject).toMatch(/^\[Possible duplicate\] New contact request/);
    expect(headerOf(email, 'x-possible-duplicate')).toBe('yes');
  });

  it('lets typed text add no header and no markup', { timeout: 60_000 }, async () => {
    const attack = fc.oneof(
      fc.string({ unit: character, maxLength: 80 }),
      fc.constantFrom(
        'Ana\r\nBcc: victim@example.com',
        'Ana\nContent-Type: text/html\n\n<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '\u2028Bcc: victim@example.com',
        'a@b.com>\r\nBcc:<victim@example.com',
        '=?utf-8?Q?=0D=0ABcc:_victim@example.com?=',
      ),
    );
    const plain = await parsed(mailOf(lead));
    const expectedHeaders = plain.headers.map(({ key }) => key);
    await fc.assert(
      fc.asyncProperty(attack, attack, attack, attack, async (name, email, caseType, text) => {
        const typed = {
          name,
          email,
          caseType,
          phone: text,
          message: text,
          pageSource: text,
          origin: { referrer: text },
        };
        const mail = await parsed(mailOf({ ...lead, ...typed }));
        const keys = mail.headers.map(({ key }) => key);
        expect(keys.filter((key) => key !== 'reply-to')).toEqual(
          expectedHeaders.filter((key) => key !== 'reply-to'),
        );
        expect(mail.to).toMatchObject([{ address: 'intake@firm.example' }]);
        expect(mail.bcc).toBeUndefined();
        expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
        expect(
          mail.html?.match(
            /<(?!\/?(html|head|meta|title|body|h1|h2|table|tbody|tr|th|td|p|a|i)\b|!doctype)/gi,
          ) ?? [],
        ).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
