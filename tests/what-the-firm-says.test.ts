import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { claims } from '#firm/claims.ts';
import * as identity from '#firm/identity.ts';
import * as contact from '#firm/pages/contact.ts';
import { sampleContent } from '#law/pages/sample-content.ts';
import { termsPage } from '#law/pages/terms.ts';
import { graphIds } from '../app/seo/graph-ids.ts';
import { noteOn } from '../content/derive/claims.ts';
import { outwardHref } from '../content/derive/demonstration.ts';
import * as leadForms from '../content/interface/lead-forms.ts';
import type { Claim } from '../content/schema/firm.ts';
import { paths } from '../contract/paths.ts';
import { siteAddresses } from '../scripts/content-check/site-addresses.ts';
import { root } from '../scripts/run.ts';

const { firm, responseTimes } = identity;
const SITE = 'https://firm.example';

const claim = (overrides: Partial<Claim>): Claim => ({
  claim: '99%',
  basis: null,
  asOf: 'May 2026',
  ...overrides,
});

it('a footnote gives the basis and the date of each claim that has one, or the firm’s own words for it', () => {
  expect(noteOn(claim({ basis: 'all judgments since 2016' }))).toBe(
    '99%: all judgments since 2016, as of May 2026.',
  );
  expect(
    noteOn(claim({ basis: 'counted' }), claim({ claim: '5.0' }), claim({ claim: '7', basis: 'counted' })),
  ).toBe('99%, 7: counted, as of May 2026.');
  expect(noteOn(claims.yearsOfExperience)).toBe('Founded in 1976; 48 years by 2024.');
});

describe('a claim without a basis', () => {
  const unsupported = Object.values<Claim>(claims).filter(({ basis }) => basis === null);
  /** The figures of these claims as the pages show them. */
  const FIGURES =
    /99%|\b1,?000\+|\$500M\+|\b700\+|1,250\+|"4\.7"|"5\.0"|"210"|"50\+"|"100\+"|10,000\+|256-bit|Real-time updates|media expert/g;
  const EXAMPLES = /Example figures|written for this demonstration|sample claims|as stated by the firm/;
  const files = globSync('content/**/*.ts', { cwd: root }).filter(
    (file) => !/(claims|facts|identity|\.test)\.ts$|stray|demonstration/.test(file),
  );

  /** All texts of the content, for the demonstration or for a real firm, with the structured data of the firm. */
  async function textsFor(demonstration: boolean): Promise<string> {
    vi.resetModules();
    const shownFirm = { ...firm, demonstration: { ...firm.demonstration, shown: demonstration } };
    vi.doMock('#firm/identity.ts', () => ({ ...identity, firm: shownFirm }));
    const { firmNodes } = await import('../app/seo/structured-data-firm.ts');
    const { ratingNote } = await import('../content/derive/claims.ts');
    const contents = await Promise.all(files.map((file) => import(join(root, file))));
    vi.doUnmock('#firm/identity.ts');
    // Other tests of this worker get the demonstration again.
    vi.resetModules();
    const nodes = firmNodes(SITE, graphIds(SITE), true);
    // The firm's record has figures that no text shows.
    return JSON.stringify([...contents, ratingNote, nodes], (_, value) =>
      value === shownFirm ? null : value,
    );
  }

  it('is shown by the demonstration, which calls its figures examples', async () => {
    const texts = await textsFor(true);
    expect(unsupported.length).toBeGreaterThan(10);
    expect(new Set(texts.match(FIGURES)).size).toBe(15);
    expect(texts).toContain('aggregateRating');
    expect(texts).toMatch(EXAMPLES);
  });

  it('is left out by a real firm: figure, heading, footnote and structured data', async () => {
    const texts = await textsFor(false);
    expect(texts.match(FIGURES)).toBeNull();
    expect(texts).not.toContain('aggregateRating');
    expect(texts).not.toMatch(EXAMPLES);
    expect(texts).toContain('shown with their consent');
    expect(texts, 'what has a basis stays').toContain('Founded in 1976; 48 years by 2024.');
  });
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

it('a real firm has no page or video of the demonstration', async () => {
  const sample = 'https://ledger.example/a';
  expect(outwardHref(sample)).toBe(paths.demonstration);
  vi.resetModules();
  vi.doMock('#firm/identity.ts', () => ({
    ...identity,
    firm: { ...firm, demonstration: { ...firm.demonstration, shown: false } },
  }));
  const real = await import('../content/derive/demonstration.ts');
  const { default: routes } = await import('../app/routes.ts');
  vi.doUnmock('#firm/identity.ts');
  vi.resetModules();
  expect(real.outwardHref(sample)).toBeNull();
  expect(real.outwardHref('https://ledger.com/a')).toBe('https://ledger.com/a');
  expect(real.sampleVideo).toBeNull();
  expect(siteAddresses(routes)).not.toContain(paths.demonstration);
  expect(siteAddresses(routes)).toContain(paths.serving);
});

it('the terms speak of samples for as long as the demonstration is on', () => {
  const [section] = sampleContent({ shown: true });
  expect(termsPage.sections.some(({ id }) => id === section?.id)).toBe(firm.demonstration.shown);
  expect(JSON.stringify(section)).toMatch(/reviews, ratings, figures, cases.*addresses of real buildings/);
  expect(sampleContent({ shown: false })).toEqual([]);
});

it('the response times are those of the specification, on the page, in the forms and in the table', () => {
  expect(responseTimes).toEqual({
    call: '15 minutes',
    sidebar: '1 hour',
    contact: '2 hours',
    message: '24 hours',
  });
  const said = JSON.stringify([contact, leadForms]).matchAll(/[Ww]ithin (\d+ \w+)/g);
  const times = new Set([...said].map(([, time]) => time));
  expect(times).toEqual(new Set(Object.values(responseTimes)));
  expect(new Set(contact.responseTable.rows.flatMap(([, ...cells]) => cells))).toEqual(times);
  expect(leadForms.sidebarThankYou.text).toContain('within 1 hour in office hours');
});
