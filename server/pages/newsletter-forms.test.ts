import { describe, expect, it } from 'vitest';
import { oneClickToken, readNewsletterForm } from './newsletter-forms.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const at = (path: string) => new URL(path, 'https://firm.example');

/** A newsletter that writes down what it is asked. */
function recorder() {
  const calls: unknown[] = [];
  return {
    calls,
    async subscribe(payload: unknown) {
      calls.push(['subscribe', payload]);
      return { ok: true } as const;
    },
    async confirm(token: string) {
      calls.push(['confirm', token]);
      return 'confirmed' as const;
    },
    async unsubscribe(token: string) {
      calls.push(['unsubscribe', token]);
      return 'unsubscribed' as const;
    },
  };
}

describe('a form of the newsletter, posted without JavaScript', () => {
  it('subscribes from any page, with the honeypot, and goes on to the newsletter’s own', async () => {
    const newsletter = recorder();
    const fields = form({ form: 'subscribe', email: 'ana@example.com', website: 'x' });
    const taken = readNewsletterForm(fields, at('/some-article/'), newsletter);
    expect(taken).toMatchObject({ form: 'subscribe', values: { email: 'ana@example.com' } });
    expect(await taken?.accept()).toEqual({ ok: true, location: '/newsletter/?sent=requested' });
    expect(newsletter.calls).toEqual([
      ['subscribe', { email: 'ana@example.com', antispam: { website: 'x' } }],
    ]);
  });

  it.each([
    ['/newsletter/confirm/?token=t', 'confirm', '/newsletter/confirm/?sent=confirmed'],
    ['/newsletter/confirm?token=t', 'confirm', '/newsletter/confirm/?sent=confirmed'],
    ['/newsletter/unsubscribe/?token=t', 'unsubscribe', '/newsletter/unsubscribe/?sent=unsubscribed'],
  ])('takes the token from the address %s and goes on without it', async (path, call, location) => {
    const newsletter = recorder();
    const taken = readNewsletterForm(form({ form: 'newsletter-link' }), at(path), newsletter);
    expect(await taken?.accept()).toEqual({ ok: true, location });
    expect(newsletter.calls).toEqual([[call, 't']]);
  });

  it('is none when it is another form, or stands on another page', () => {
    const newsletter = recorder();
    expect(
      readNewsletterForm(form({ form: 'footer' }), at('/newsletter/confirm/?token=t'), newsletter),
    ).toBeNull();
    expect(
      readNewsletterForm(form({ form: 'newsletter-link' }), at('/contact/?token=t'), newsletter),
    ).toBeNull();
  });
});

describe('the one click of a mail program', () => {
  const click = form({ 'List-Unsubscribe': 'One-Click' });

  it('is known by its field and its address', () => {
    expect(oneClickToken(click, at('/newsletter/unsubscribe/?token=t'))).toBe('t');
    expect(oneClickToken(click, at('/newsletter/unsubscribe?token=t'))).toBe('t');
    expect(oneClickToken(click, at('/newsletter/unsubscribe/'))).toBe('');
    expect(oneClickToken(click, at('/newsletter/confirm/?token=t'))).toBeNull();
    expect(
      oneClickToken(form({ form: 'newsletter-link' }), at('/newsletter/unsubscribe/?token=t')),
    ).toBeNull();
  });
});
