import { describe, expect, it } from 'vitest';
import { readPostedForm } from './posted-form.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('a form posted without JavaScript', () => {
  it('becomes the payload of the same API call, with the page it came from', () => {
    const posted = readPostedForm(
      form({ form: 'footer', firstName: 'Ana', caseDescription: 'Line one\r\nLine two', website: '' }),
      '/attorneys/',
      'https://search.example/',
    );
    expect(posted).toEqual({
      form: 'footer',
      kind: 'consultation',
      values: { firstName: 'Ana', caseDescription: 'Line one\nLine two' },
      payload: {
        firstName: 'Ana',
        caseDescription: 'Line one\nLine two',
        pageSource: 'Website Footer Form',
        consent: false,
        origin: { page: '/attorneys/', referrer: 'https://search.example/' },
        antispam: { website: '' },
      },
    });
  });

  it('from the sidebar of a practice area asks for a consultation, under the name that staff read', () => {
    const posted = readPostedForm(
      form({ form: 'sidebar', firstName: 'Ana' }),
      '/practice-areas/child-custody/',
      '',
    );
    expect(posted).toMatchObject({
      form: 'sidebar',
      kind: 'consultation',
      payload: {
        pageSource: 'Practice Area Sidebar',
        origin: { page: '/practice-areas/child-custody/' },
      },
    });
  });

  it('from an article names the article, splits the name and keeps both as they were typed', () => {
    const fields = { name: 'Ana María Ruiz', email: 'ana@example.com', phone: '5', message: '' };
    const posted = readPostedForm(
      form({ form: 'article', title: 'Who Keeps the House?', ...fields }),
      '/who-keeps-the-house/',
      '',
    );
    expect(posted).toMatchObject({
      form: 'article',
      kind: 'consultation',
      values: fields,
      payload: {
        firstName: 'Ana',
        lastName: 'María Ruiz',
        email: 'ana@example.com',
        phone: '5',
        pageSource: 'Blog: Who Keeps the House?',
        caseDescription: 'Blog Post Inquiry - Who Keeps the House?\n\nNo message provided',
      },
    });
  });

  it('carries the honeypot to the spam check and does not show it again', () => {
    const posted = readPostedForm(
      form({ form: 'contact', website: 'http://spam', consent: 'on' }),
      '/contact/',
      '',
    );
    expect(posted?.payload).toMatchObject({ antispam: { website: 'http://spam' }, consent: true });
    expect(posted?.values).toEqual({ consent: 'on' });
  });

  it('is refused when it is none of ours', () => {
    expect(readPostedForm(form({ form: 'toString' }), '/', '')).toBeNull();
    expect(readPostedForm(form({}), '/', '')).toBeNull();
  });
});
