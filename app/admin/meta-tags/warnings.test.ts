import { expect, test } from 'vitest';
import { documentTitle } from '../../../content/derive/document-title.ts';
import type { MetaTagRecord } from '../../../contract/page-tags.ts';
import { comparableTitle, shownText, warningsFor } from './warnings.ts';

const SITE = 'https://firm.example';
const record: MetaTagRecord = {
  id: '/fees/',
  pagePath: '/fees/',
  pageTitle: 'Fees',
  metaTitle: 'What it costs',
  metaDescription: 'What a divorce costs, how fees are agreed, and what you can do about them.',
  metaKeywords: '',
  ogTitle: 'What it costs',
  ogImage: '/share/fees.png',
  ogDescription: 'In short.',
  canonicalUrl: '',
  robots: 'index, follow',
  customHeadTags: '',
  own: { title: 'What it costs', description: 'In short.' },
};
const other = { ...record, id: 'b', pagePath: '/costs/', pageTitle: 'Costs', metaTitle: 'Costs' };
const warnings = (changes: Partial<MetaTagRecord>) =>
  warningsFor(
    { ...record, ...changes },
    { equals: [record, other], brokenPicture: '/gone.png', siteUrl: SITE },
  );

test('a sound record has no warnings', () => {
  expect(warnings({})).toEqual({});
  expect(warnings({ canonicalUrl: `${SITE}/fees` })).toEqual({});
  expect(warnings({ metaTitle: '', robots: '', metaDescription: '🙂'.repeat(160) })).toEqual({});
});

test.each([
  [{ metaTitle: 'x'.repeat(61) }, 'metaTitle', 'Too long'],
  [{ metaDescription: 'x'.repeat(161) }, 'metaDescription', 'Too long'],
  [{ metaDescription: 'In short.' }, 'metaDescription', 'Short:'],
  [{ metaTitle: ' costs' }, 'metaTitle', '“Costs” (/costs/) has the same meta title.'],
  [{ ogImage: '/gone.png' }, 'ogImage', 'no picture at this address'],
  [{ canonicalUrl: '/costs/' }, 'canonicalUrl', 'instead of this page'],
  [{ canonicalUrl: 'https://other.example/fees/' }, 'canonicalUrl', 'instead of this page'],
  [{ robots: 'none' }, 'robots', 'will not list this page'],
  [{ robots: 'noidnex' }, 'robots', 'not a directive'],
] as const)('%j has a warning at %s', (changes, field, text) => {
  const found = warnings(changes);
  expect(Object.keys(found)).toEqual([field]);
  expect(found[field]).toContain(text);
});

test('a title is counted with the firm’s name that follows it', () => {
  expect(shownText('metaTitle', 'Fees')).toBe(documentTitle('Fees'));
  expect([shownText('metaTitle', ''), shownText('ogTitle', 'Fees')]).toEqual(['', 'Fees']);
});

test('a title that is too long to be saved is compared with none', () => {
  expect(comparableTitle(' Fees ')).toBe('Fees');
  expect(comparableTitle('x'.repeat(5000))).toBe('');
});
