import { expect, it } from 'vitest';
import { currentItem } from './current-item.ts';

it.each([
  ['/', '/'],
  ['/practice-areas/alimony', '/practice-areas/'],
  ['/category/child-custody/', '/blog/'],
  ['/fees/', '/divorce-calculators/'],
  ['/privacy/', ''],
])('on %s the menu item of %j is current', (pathname, href) => {
  expect(currentItem(pathname)).toBe(href);
});
