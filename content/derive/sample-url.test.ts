import { expect, it } from 'vitest';
import { isSampleUrl } from './sample-url.ts';

it.each([
  '',
  '#',
  'https://ledger.example/2017/06/a',
  'https://www.ledger.example',
  'http://Ledger.EXAMPLE:8080/?a',
  '//ledger.example/a',
])('%j is a sample address', (address) => {
  expect(isSampleUrl(address)).toBe(true);
});

it.each([
  'https://www.ledger.com/2017/06/a',
  'https://ledger.com/?from=https://firm.example/',
  'https://firm.example.com/',
  'mailto:intake@firm.example',
  'tel:+12125550176',
  '/media/#press',
  '#press',
])('%s is an address', (address) => {
  expect(isSampleUrl(address)).toBe(false);
});
