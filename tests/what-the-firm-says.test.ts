import { expect, it, vi } from 'vitest';
import * as identity from '#firm/identity.ts';
import { sampleContent } from '#law/pages/sample-content.ts';
import { termsPage } from '#law/pages/terms.ts';
import { noteOn } from '../content/derive/claims.ts';
import { outwardHref } from '../content/derive/demonstration.ts';
import type { Claim } from '../content/schema/firm.ts';
import { paths } from '../contract/paths.ts';
import { siteUrls } from '../scripts/content-check/site-urls.ts';

const { firm } = identity;

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
});

it('a real firm has no page or video of the demonstration', async () => {
  const sample = 'https://ledger.example/a';
  expect(outwardHref(sample)).toBe(firm.demonstration.shown ? paths.demonstration : null);
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
  expect(siteUrls(routes)).not.toContain(paths.demonstration);
  expect(siteUrls(routes)).toContain(paths.contact);
});

it('the terms speak of samples for as long as the demonstration is on', () => {
  const [section] = sampleContent({ shown: true });
  expect(termsPage.sections.some(({ id }) => id === section?.id)).toBe(firm.demonstration.shown);
  expect(JSON.stringify(section)).toMatch(/reviews, ratings, figures, cases.*addresses of real buildings/);
  expect(sampleContent({ shown: false })).toEqual([]);
});
