import { expect, it } from 'vitest';
import { readPostedLead } from './posted-lead.ts';

it('stores no consent from a posted form, whatever an older page sent along', () => {
  for (const form of ['contact', 'footer', 'sidebar', 'article']) {
    expect(readPostedLead({ form, consent: 'on' }, '')?.payload.consent).toBe(false);
  }
});
