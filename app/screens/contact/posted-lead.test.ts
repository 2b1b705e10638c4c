import { expect, it } from 'vitest';
import { readPostedLead } from './posted-lead.ts';

it('stores no consent from a posted form, whatever an older page sent along', () => {
  for (const form of ['contact', 'footer', 'sidebar', 'article']) {
    expect(readPostedLead({ form, consent: 'on' }, '')?.payload.consent).toBe(false);
  }
});

it('knows the campaign of the page that posts without JavaScript, and takes no page of the site for a referrer', () => {
  const opened = 'https://firm.example/fees/?utm_source=newsletter&gclid=g1&other=1';
  expect(readPostedLead({ form: 'footer' }, opened)?.payload.origin).toEqual({
    page: '/fees/',
    landingPage: opened,
    utm_source: 'newsletter',
    gclid: 'g1',
  });
  expect(readPostedLead({ form: 'footer' }, 'https://firm.example/fees/')?.payload.origin).toEqual({
    page: '/fees/',
  });
  expect(readPostedLead({ form: 'contact' }, '')?.payload.origin).toEqual({ page: '/contact/' });
});
