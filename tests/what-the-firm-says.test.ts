import { expect, it } from 'vitest';
import { type Claim, claims, noteOn } from '../content/claims.ts';
import * as contact from '../content/contact.ts';
import { firm } from '../content/firm.ts';
import * as leadForms from '../content/lead-forms.ts';
import { sampleContent } from '../content/legal/sample-content.ts';
import { termsPage } from '../content/legal/terms.ts';

const claim = (overrides: Partial<Claim>): Claim => ({
  claim: '99%',
  basis: null,
  asOf: 'May 2026',
  ...overrides,
});

it('a footnote gives the basis and the date of each claim, and says of those without a basis what they are', () => {
  expect(noteOn(claim({ basis: 'all judgments since 2016' }))).toBe(
    '99%: all judgments since 2016, as of May 2026.',
  );
  expect(noteOn(claim({}), claim({ claim: '5.0' }), claim({ basis: 'counted', asOf: '2024' }))).toMatch(
    /^99%, 5\.0: (?:sample claims|as stated by the firm), as of May 2026\. 99%: counted, as of 2024\.$/,
  );
});

it('the years of experience are those of the specification, counted from the founding to their date', () => {
  const { claim: years, asOf } = claims.yearsOfExperience;
  expect(Number(asOf) - firm.foundedYear).toBe(Number.parseInt(years, 10));
  expect(years).toBe('48 years of experience');
});

it('each count of reviews says where they were left', () => {
  const counts = Object.values(claims).filter(({ claim }) => /\breviews\b/.test(claim));
  expect(counts.length).toBeGreaterThan(4);
  for (const { claim } of counts) expect(claim).toMatch(/on (?:Google|Yelp|Avvo|all platforms)/);
});

it('the terms speak of samples for as long as the demonstration is on', () => {
  const [section] = sampleContent({ shown: true });
  expect(termsPage.sections.some(({ id }) => id === section?.id)).toBe(firm.demonstration.shown);
  expect(JSON.stringify(section)).toMatch(/reviews, ratings, figures, cases.*addresses of real buildings/);
  expect(sampleContent({ shown: false })).toEqual([]);
});

it('the response times are those of the specification, on the page, in the forms and in the table', () => {
  expect(contact.responseTimes).toEqual({
    call: '15 minutes',
    sidebar: '1 hour',
    contact: '2 hours',
    message: '24 hours',
  });
  const said = JSON.stringify([contact, leadForms]).matchAll(/[Ww]ithin (\d+ \w+)/g);
  const times = new Set([...said].map(([, time]) => time));
  expect(times).toEqual(new Set(Object.values(contact.responseTimes)));
  expect(new Set(contact.responseTable.rows.flatMap(([, ...cells]) => cells))).toEqual(times);
  expect(leadForms.sidebarThankYou.text).toContain('within 1 hour in office hours');
});
