import { expect, test } from 'vitest';
import { documentTitle } from '../../../content/derive/document-title.ts';
import type { MetaTagRecord } from '../../../contract/page-tags.ts';
import { changedFields, isChanged, rebased, withField } from './draft.ts';

const record: MetaTagRecord = {
  id: '/fees/',
  pagePath: '/fees/',
  pageTitle: 'Fees',
  metaTitle: 'What it costs',
  metaDescription: 'In short.',
  metaKeywords: '',
  ogTitle: documentTitle('What it costs'),
  ogImage: '/share/fees.png',
  ogDescription: 'In short.',
  canonicalUrl: '',
  robots: 'index, follow',
  customHeadTags: '',
  own: { title: 'What it costs', description: 'In short.' },
};

test('the texts for sharing follow those for search engines as long as they are the same', () => {
  const titled = withField(record, 'metaTitle', 'Our prices');
  expect([titled.metaTitle, titled.ogTitle]).toEqual(['Our prices', documentTitle('Our prices')]);
  const described = withField(titled, 'metaDescription', 'At length.');
  expect(described.ogDescription).toBe('At length.');
});

test('an emptied meta title empties the title for sharing that follows it, until it is typed again', () => {
  const emptied = withField(record, 'metaTitle', '');
  expect([emptied.metaTitle, emptied.ogTitle]).toEqual(['', '']);
  expect(withField(record, 'metaTitle', ' ').ogTitle).toBe('');
  expect(withField(emptied, 'metaTitle', 'Our prices').ogTitle).toBe(documentTitle('Our prices'));
});

test('a text for sharing that was written stays', () => {
  const shared = withField(withField(record, 'ogTitle', 'Look!'), 'ogDescription', 'There.');
  const changed = withField(withField(shared, 'metaTitle', 'Our prices'), 'metaDescription', 'At length.');
  expect([changed.ogTitle, changed.ogDescription]).toEqual(['Look!', 'There.']);
});

test('a draft is changed until the old text is typed again', () => {
  const edited = withField(record, 'robots', 'noindex');
  expect(isChanged({ original: record, edited })).toBe(true);
  expect(isChanged({ original: record, edited: withField(edited, 'robots', 'index, follow') })).toBe(false);
});

test('what was changed here goes onto what was saved meanwhile', () => {
  const draft = { original: record, edited: withField(record, 'metaDescription', 'Mine.') };
  const stored = { ...record, metaTitle: 'Theirs' };
  const merged = rebased(draft, stored);
  expect(merged.edited).toEqual({
    ...stored,
    metaDescription: 'Mine.',
    ogDescription: 'Mine.',
  });
  expect(changedFields(merged)).toEqual(['metaDescription', 'ogDescription']);
});
