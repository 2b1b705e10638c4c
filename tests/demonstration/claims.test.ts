// The claims and the response times of the specification, which are the demonstration's.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { claims } from '#firm/claims.ts';
import * as identity from '#firm/identity.ts';
import * as contact from '#firm/pages/contact.ts';
import { graphIds } from '../../app/head/graph-ids.ts';
import { noteOn } from '../../content/derive/claims.ts';
import { practiceAreas } from '../../content/derive/practice-areas.ts';
import * as articleForm from '../../content/interface/article-form.ts';
import { contactLeadForm } from '../../content/interface/contact-form.ts';
import * as leadForms from '../../content/interface/lead-forms.ts';
import type { Claim } from '../../content/schema/firm.ts';
import { root } from '../../scripts/run.ts';

const { firm, responseTimes } = identity;
const SITE = 'https://firm.example';

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
    const { firmNodes } = await import('../../app/head/structured-data-firm.ts');
    const { ratingNote } = await import('../../content/derive/claims.ts');
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
  const stated: Claim | undefined = claims.yearsOfExperience;
  const { claim: years = '', asOf } = stated ?? {};
  expect(Number(asOf) - firm.foundedYear).toBe(Number.parseInt(years, 10));
  expect(years).toBe('48 years of experience');
  expect(stated && noteOn(stated)).toBe('Founded in 1976; 48 years by 2024.');
});

it('each count of reviews says where they were left', () => {
  const counts = Object.values(claims).filter(({ claim }) => /\breviews\b/.test(claim));
  expect(counts.length).toBeGreaterThan(4);
  for (const { claim } of counts) expect(claim).toMatch(/on (?:Google|Yelp|Avvo|all platforms)/);
});

it('the response times are those of the specification, on the page, in the forms and in the table', () => {
  expect(responseTimes).toEqual({
    call: '15 minutes',
    sidebar: '1 hour',
    contact: '2 hours',
    message: '24 hours',
  });
  const said = JSON.stringify([contact, articleForm, contactLeadForm, leadForms]).matchAll(
    /[Ww]ithin (\d+ \w+)/g,
  );
  const times = new Set([...said].map(([, time]) => time));
  expect(times).toEqual(new Set(Object.values(responseTimes ?? {})));
  expect(new Set(contact.responseTable.rows.flatMap(([, ...cells]) => cells))).toEqual(times);
  expect(leadForms.sidebarThankYou.text).toContain('within 1 hour in office hours');
});

it('the forms offer a free consultation', () => {
  expect(contactLeadForm.heading).toBe('Schedule Your Free Consultation');
  for (const { submit } of [contactLeadForm, leadForms.sidebarLeadForm])
    expect(submit.idle).toBe('Request Free Consultation');
});

it('the practice areas about safety and children begin with help that is not the firm’s', () => {
  const withHelp = [...practiceAreas].flatMap(([slug, { help }]) => (help ? [[slug, help]] : []));
  expect(Object.fromEntries(withHelp)).toEqual({
    'child-custody': 'children',
    'fathers-rights': 'children',
    'spousal-support': 'home',
    'lgbt-family-law': 'home',
  });
});
