import { describe, expect, test } from 'vitest';
import { plainText, readMinutes, sanitiseArticle, withAbsoluteAddresses } from './article-html.ts';

describe('what is stored of an article', () => {
  test.each([
    ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['a handler', '<img src="/x.png" onerror="alert(1)">', '<img src="/x.png" />'],
    ['an address that runs', '<a href="java&#9;script:alert(1)">x</a>', '<a>x</a>'],
    ['a style', '<p style="position:fixed" class="has-text">x</p>', '<p class="has-text">x</p>'],
    ['a form', '<form action="/"><input name="q">Find</form>', 'Find'],
    ['a drawing that runs', '<svg><script>alert(1)</script></svg>ok', 'ok'],
    ['a second first heading', '<h1>Title</h1>', '<h2>Title</h2>'],
    ['an open tag', '<p>a <b>b', '<p>a <b>b</b></p>'],
    [
      'a frame of anything',
      '<iframe src="https://map.example/?a=1"></iframe>',
      '<a href="https://map.example/?a=1">https://map.example/?a=1</a>',
    ],
    ['a player that is none', '<a data-embed="https://evil.example/" href="/x">x</a>', '<a href="/x">x</a>'],
  ])('%s is not part of it', (_, html, kept) => {
    expect(sanitiseArticle(html)).toBe(kept);
  });

  test('is all that is for reading', () => {
    const html =
      '<h2 id="fees">Fees</h2><p dir="rtl" lang="he">x</p><figure class="wp-block-image alignleft"><img src="/media/a.jpg" alt="A &quot;b&quot;" width="10" height="5" /><figcaption>c</figcaption></figure>' +
      '<table><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>' +
      '<ol start="3" reversed><li>x</li></ol><pre><code class="language-sql">a &lt; b</code></pre><blockquote cite="/x"><p>q</p></blockquote>';
    expect(sanitiseArticle(html)).toBe(html);
    expect(sanitiseArticle(sanitiseArticle(html))).toBe(sanitiseArticle(html));
  });

  test('a framed video is a link that becomes a player when it is pressed', () => {
    expect(
      sanitiseArticle('<iframe title="Talk" src="//www.youtube.com/embed/abcdefghijk?rel=0"></iframe>'),
    ).toBe(
      '<a data-embed="https://www.youtube-nocookie.com/embed/abcdefghijk" href="https://www.youtube.com/watch?v=abcdefghijk">Talk</a>',
    );
  });
});

test('an article is read and searched as words, not markup', () => {
  expect(
    plainText('<p>One<br />two <em>un</em>like</p><ul><li>a &lt; b</li><li>c &amp;amp; d</li></ul>'),
  ).toBe('One two unlike a < b c &amp; d');
});

test.each([
  [0, 1],
  [200, 1],
  [201, 2],
])('%i words take %i minutes to read', (words, minutes) => {
  expect(readMinutes('word '.repeat(words))).toBe(minutes);
});

test('away from the site its addresses are whole', () => {
  expect(
    withAbsoluteAddresses(
      '<a href="/fees/?a=1&amp;b=2">/fees/</a><a href="#x">x</a><img src="/media/a.jpg" srcset="/media/b.jpg 2x" /><a href="https://a.example/">a</a> href="/x"',
      'https://firm.example/post/',
    ),
  ).toBe(
    '<a href="https://firm.example/fees/?a=1&amp;b=2">/fees/</a><a href="https://firm.example/post/#x">x</a><img src="https://firm.example/media/a.jpg" /><a href="https://a.example/">a</a> href="/x"',
  );
});
