import { expect, test } from 'vitest';
import type { MetaTagRecord } from '../../../../contract/page-tags.ts';
import { warningsFor } from './warnings.ts';

const SITE = 'https://firm.example';
const record: MetaTagRecord = {
  id: '/fees/',
  pagePath: '/fees/',
  pageTitle: 'Fees',
  metaTitle: 'What it costs',
  metaDescription: 'In short.',
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
  [{ metaTitle: ' costs' }, 'metaTitle', '“Costs” (/costs/) has the same meta title.'],
  [{ ogImage: '/gone.png' }, 'ogImage', 'cannot be loaded'],
  [{ canonicalUrl: '/costs/' }, 'canonicalUrl', 'instead of this page'],
  [{ canonicalUrl: 'https://other.example/fees/' }, 'canonicalUrl', 'instead of this page'],
  [{ robots: 'none' }, 'robots', 'will not list this page'],
  [{ robots: 'noidnex' }, 'robots', 'not a directive'],
] as const)('%j has a warning at %s', (changes, field, text) => {
  const found = warnings(changes);
  expect(Object.keys(found)).toEqual([field]);
  expect(found[field]).toContain(text);
});
