import { expect, test } from 'vitest';
import { isNoindex, robotsProblem } from './robots.ts';

test.each([
  'index, follow',
  'noindex,nofollow',
  'NOINDEX',
  'all',
  'none',
  'index, max-snippet:-1, max-image-preview:large, max-video-preview:30',
  'noarchive, unavailable_after: 2027-01-31',
])('%s is a robots value', (robots) => {
  expect(robotsProblem(robots)).toBeNull();
});

test.each([
  ['noidnex', '“noidnex” is not a directive'],
  ['index follow', '“index follow” is not a directive'],
  ['index,,follow', 'single commas'],
  ['index, noindex', '“index” and “noindex” contradict each other'],
  ['max-snippet', '“max-snippet” needs a value, as in max-snippet:-1'],
  ['max-image-preview:huge', 'as in max-image-preview:large'],
  ['noindex:1', '“noindex” takes no value'],
  ['"><script>', 'is not a directive'],
])('%s is refused', (robots, message) => {
  expect(robotsProblem(robots)).toContain(message);
});

test('noindex and none keep a page out of search engines', () => {
  expect(['noindex', 'NoIndex, follow', 'none', 'index, follow', 'noindexed'].map(isNoindex)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
