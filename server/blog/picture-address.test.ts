import { expect, test } from 'vitest';
import { addressOf } from './picture-address.ts';

test.each([
  ['/media/a.jpg', '/media/a.jpg'],
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  [' https://cdn.example/a.jpg ', 'https://cdn.example/a.jpg'],
  ['/\\cdn.example/a.jpg', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg/>', null],
  ['a.jpg', null],
  ['', null],
  [null, null],
])('the address of a picture %j is kept as %j', (given, kept) => {
  expect(addressOf(given)).toBe(kept);
});
