import { expect, it, test } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { hasPage } from './links.ts';

const all = { media: true, reviews: true, blog: true, calculators: true, stray: true };
const parts = { 'practice-areas': ['adoption', '#relocation'], media: ['#press'] };
const small = { pages: all, parts };

test.each([
  ['media', paths.media, `${paths.media}#press`],
  ['reviews', paths.testimonials, '/case-results/'],
  ['blog', paths.blog, paths.blogList({ page: 1, search: '', category: 'divorce-law' }), paths.newsletter],
  ['calculators', paths.divorceCalculators, `${paths.calculator('alimony')}#calculators`],
  ['stray', paths.serving, paths.test],
] as const)('without the %s, nothing leads there', (page, ...addresses) => {
  for (const address of addresses) {
    expect(hasPage(address, { ...small, pages: { ...all, [page]: false } })).toBe(false);
    expect(hasPage(address, small)).toBe(true);
  }
});

it('every page that no firm does without is there', () => {
  const none = { media: false, reviews: false, blog: false, calculators: false, stray: false };
  for (const path of [paths.home, paths.contact, paths.consultation, paths.attorneys, paths.fees])
    expect(hasPage(path, { pages: none, parts })).toBe(true);
});

it('a practice area or a card that the firm does not have is not there', () => {
  expect(hasPage(paths.practiceAreas, small)).toBe(true);
  expect(hasPage(paths.practiceArea('adoption'), small)).toBe(true);
  expect(hasPage(`${paths.practiceAreas}#relocation`, small)).toBe(true);
  expect(hasPage(paths.practiceArea('child-custody'), small)).toBe(false);
  expect(hasPage(`${paths.practiceAreas}#adoption`, small)).toBe(false);
});

it('links to other sites, to numbers and to mail stay', () => {
  for (const href of ['https://elsewhere.example/media/', 'tel:911', 'mailto:a@firm.example', '#top'])
    expect(hasPage(href, { ...small, pages: { ...all, media: false } })).toBe(true);
});

it('an article of the press that the firm does not have is not there', () => {
  expect(hasPage(`${paths.media}#press`, small)).toBe(true);
  expect(hasPage(`${paths.media}#documentary`, small)).toBe(false);
});
