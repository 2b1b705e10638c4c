import { describe, expect, it, test } from 'vitest';
import { samplePost } from '../../tests/support/test-posts.ts';
import { storedHtml } from '../article-html/stored-html.ts';
import { preparePost } from './prepare-post.ts';

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
])('the image address %j is stored as %j', (given, stored) => {
  const post = preparePost(samplePost('a', { featuredImage: given, ogImage: given }), storedHtml);
  expect([post.featuredImage, post.ogImage]).toEqual([stored, stored]);
});

test.each([
  [0, 1],
  [200, 1],
  [201, 2],
])('%i words take %i minutes to read', (words, minutes) => {
  const { readMinutes } = preparePost(samplePost('a', { content: 'word '.repeat(words) }), storedHtml);
  expect(readMinutes).toBe(minutes);
});

describe('a post without an excerpt', () => {
  it('gets the first words of its text', () => {
    const { excerpt } = preparePost(
      samplePost('a', { content: 'word '.repeat(60), excerpt: ' ' }),
      storedHtml,
    );
    expect(excerpt).toBe(`${'word '.repeat(55).trim()}…`);
  });

  it('gets all of a short text', () => {
    expect(preparePost(samplePost('a', { content: 'Short.', excerpt: '' }), storedHtml).excerpt).toBe(
      'Short.',
    );
  });
});
