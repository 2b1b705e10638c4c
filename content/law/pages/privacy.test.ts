import { expect, it } from 'vitest';
import { privacyFor } from './privacy.ts';

const off = { media: false, reviews: false, blog: false, calculators: false, stray: false, videos: false };
const textWith = (pages: Partial<typeof off>) => JSON.stringify(privacyFor({ ...off, ...pages }));

it.each([
  ['newsletter', /newsletter (?:address|unsubscribe)|off the newsletter|"Newsletter"/i, { blog: true }],
  ['articles', /article|podcast|share button/i, { blog: true }],
  ['calculators', /calculator/i, { calculators: true }],
  ['videos', /video/i, { videos: true }],
])('the privacy page speaks of %s where the site has them, and not elsewhere', (_, words, pages) => {
  expect(textWith(pages)).toMatch(words);
  expect(textWith({})).not.toMatch(words);
});
