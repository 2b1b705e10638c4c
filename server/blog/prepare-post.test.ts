import { describe, expect, it, test } from 'vitest';
import { samplePost } from '../../tests/support/test-posts.ts';
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
  const post = preparePost(samplePost('a', { featuredImage: given, ogImage: given }));
  expect([post.featuredImage, post.ogImage]).toEqual([stored, stored]);
});

test.each([
  [0, 1],
  [200, 1],
  [201, 2],
])('%i words take %i minutes to read', (words, minutes) => {
  const { readMinutes } = preparePost(samplePost('a', { content: 'word '.repeat(words) }));
  expect(readMinutes).toBe(minutes);
});

describe('a post without an excerpt', () => {
  it('gets the first words of its text', () => {
    const { excerpt } = preparePost(samplePost('a', { content: 'word '.repeat(60), excerpt: ' ' }));
    expect(excerpt).toBe(`${'word '.repeat(55).trim()}…`);
  });

  it('gets its first paragraphs, without headings, tables, lists and the titles of videos', () => {
    const content =
      '<h2>Who pays?</h2><p>The <b>payor</b>, as a rule.</p>' +
      '<table><tbody><tr><td><p>Income</p></td><td>$90,000</td></tr></tbody></table>' +
      '<ul><li><p>One</p></li></ul><iframe src="https://www.youtube.com/embed/abcdefghijk" title="A video"></iframe>' +
      '<figure><img src="/a.png"><figcaption>A chart</figcaption></figure><h3>How much?</h3><p>It depends.</p>';
    expect(preparePost(samplePost('a', { content, excerpt: '' })).excerpt).toBe(
      'The payor, as a rule. It depends.',
    );
  });

  it('gets all of a short text', () => {
    expect(preparePost(samplePost('a', { content: 'Short.', excerpt: '' })).excerpt).toBe('Short.');
  });
});
