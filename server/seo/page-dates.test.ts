import { describe, expect, it } from 'vitest';
import { type PublicPage, publicPages } from '../../content/pages.ts';
import { fingerprintOf, lastModified, updatedDates } from './page-dates.ts';

const page: PublicPage = {
  path: '/fees/',
  name: 'Fees',
  seo: { title: 'Fees', description: 'What it costs.', keywords: [] },
  shows: [{ text: 'An index number costs $210.' }],
};
const changed = { ...page, shows: [{ text: 'An index number costs $220.' }] };
const dates = { '/fees/': { modified: '2026-03-01', fingerprint: fingerprintOf(page) } };

describe('the dates of pages', () => {
  it('are written down for every page as it is: run `npm run content:dates` after a change', () => {
    const undated = publicPages.filter((one) => lastModified(one) === null).map(({ path }) => path);
    expect(undated).toEqual([]);
  });

  it('hold as long as the page says the same', () => {
    expect(lastModified(page, dates)).toBe('2026-03-01');
    expect(updatedDates([page], '2026-11-21', dates)).toEqual(dates);
    const { description, title, keywords } = page.seo;
    expect(lastModified({ ...page, seo: { description, title, keywords } }, dates)).toBe('2026-03-01');
  });

  it('are left out rather than wrong once the page has changed', () => {
    expect(lastModified(changed, dates)).toBeNull();
    expect(lastModified({ ...page, seo: { ...page.seo, title: 'Costs' } }, dates)).toBeNull();
    expect(lastModified({ ...page, path: '/new/' }, dates)).toBeNull();
  });

  it('are today for changed and new pages, and forgotten with the page', () => {
    const updated = updatedDates([changed, { ...page, path: '/new/' }], '2026-11-21', {
      ...dates,
      '/gone/': { modified: '2025-01-01', fingerprint: 'x' },
    });
    expect(Object.keys(updated)).toEqual(['/fees/', '/new/']);
    expect(updated['/fees/']).toEqual({ modified: '2026-11-21', fingerprint: fingerprintOf(changed) });
  });
});
