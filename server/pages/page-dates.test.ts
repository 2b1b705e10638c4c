import { describe, expect, it } from 'vitest';
import { type PublicPage, publicPages } from '../../content/derive/pages.ts';
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
  it('are recorded for the current content of every page (run `npm run content:dates` after a change)', () => {
    const undated = publicPages.filter((one) => lastModified(one) === null).map(({ path }) => path);
    expect(undated).toEqual([]);
  });

  it('stay while the content is unchanged', () => {
    expect(lastModified(page, dates)).toBe('2026-03-01');
    expect(updatedDates([page], '2026-11-21', dates)).toEqual(dates);
    const { description, title, keywords } = page.seo;
    expect(lastModified({ ...page, seo: { description, title, keywords } }, dates)).toBe('2026-03-01');
  });

  it('are omitted when the content has changed', () => {
    expect(lastModified(changed, dates)).toBeNull();
    expect(lastModified({ ...page, seo: { ...page.seo, title: 'Costs' } }, dates)).toBeNull();
    expect(lastModified({ ...page, path: '/new/' }, dates)).toBeNull();
  });

  it('are today for changed and new pages, and removed with the page', () => {
    const updated = updatedDates([changed, { ...page, path: '/new/' }], '2026-11-21', {
      ...dates,
      '/gone/': { modified: '2025-01-01', fingerprint: 'x' },
    });
    expect(Object.keys(updated)).toEqual(['/fees/', '/new/']);
    expect(updated['/fees/']).toEqual({ modified: '2026-11-21', fingerprint: fingerprintOf(changed) });
  });
});
