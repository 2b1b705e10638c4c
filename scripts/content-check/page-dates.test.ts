import { expect, it } from 'vitest';
import { fingerprintOf, undatedPages, updatedDates } from './page-dates.ts';

const page = { path: '/fees/', title: 'Fees', description: 'What it costs.', passages: ['It costs $210.'] };
const changed = { ...page, passages: ['It costs $220.'] };
const dates = {
  readOn: '2026-03-02',
  pages: { '/fees/': { modified: '2026-03-01', fingerprint: fingerprintOf(page) } },
};

it('the date of a page stays while its text does', () => {
  expect(undatedPages([page], dates)).toEqual([]);
  expect(updatedDates([page], '2026-11-21', dates)).toEqual(dates);
  const { readOn, pages } = updatedDates([page, { ...page, path: '/new/' }], '2026-11-21', dates);
  expect([readOn, pages['/fees/']?.modified, pages['/new/']?.modified]).toEqual([
    '2026-11-21',
    '2026-03-01',
    '2026-11-21',
  ]);
});

it('a page whose text, title or description has changed, and a new page, ask for their date', () => {
  const others = [changed, { ...page, title: 'Costs' }, { ...page, description: '' }];
  for (const other of others) {
    expect(undatedPages([other], dates)).toEqual(['/fees/ has changed: run npm run content:dates']);
  }
  expect(undatedPages([{ ...page, path: '/new/' }], dates)).toHaveLength(1);
});

it('changed and new pages get the date of the day, and a page that is gone loses its date', () => {
  const before = {
    ...dates,
    pages: { ...dates.pages, '/gone/': { modified: '2025-01-01', fingerprint: 'x' } },
  };
  const { readOn, pages } = updatedDates([changed, { ...page, path: '/new/' }], '2026-11-21', before);
  expect(readOn).toBe('2026-11-21');
  expect(pages).toEqual({
    '/fees/': { modified: '2026-11-21', fingerprint: fingerprintOf(changed) },
    '/new/': { modified: '2026-11-21', fingerprint: fingerprintOf(page) },
  });
});
