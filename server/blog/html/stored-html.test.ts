import { describe, expect, test } from 'vitest';
import { pageHtml } from './page-html.ts';
import { plainText } from './plain-text.ts';
import { storedHtml } from './stored-html.ts';

const sanitized = (html: string) => storedHtml(html).content;

const audioLink = '<a href="https://a.example/t.mp3">https://a.example/t.mp3</a>';

describe('the stored HTML of an article', () => {
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
    [
      'a class that means something on the page',
      '<p class="page wp-block-x btn size-full">x</p>',
      '<p class="wp-block-x">x</p>',
    ],
    ['a recording elsewhere', '<audio src="https://a.example/t.mp3"></audio>', audioLink],
    [
      'the recordings of WordPress’s own player elsewhere',
      '<video class="wp-video-shortcode" autoplay><source src="https://a.example/t.mp3"><a href="/x">x</a></video>',
      '<a href="/x">/x</a>',
    ],
    [
      'a recording that runs',
      '<video poster="javascript:alert(1)" onplay="alert(1)"><source src="javascript:alert(1)"></video>ok',
      '<video controls preload="none"></video>ok',
    ],
    [
      'a recording hidden from one parser',
      '<noscript><video src="//evil.example/v.mp4"></video></noscript>',
      '<video controls preload="none"></video>',
    ],
    [
      'a player of which only the link is here',
      '<video><source src="https://old.example/v.mp4"><a href="/media/v.mp4">x</a></video>',
      '<a href="/media/v.mp4">/media/v.mp4</a>',
    ],
    ['a player that is none', '<a data-embed="https://evil.example/" href="/x">x</a>', '<a href="/x">x</a>'],
  ])('does not contain %s', (_, html, kept) => {
    expect(sanitized(html)).toBe(kept);
  });

  test('turns the anchor names of HTML 4 into ids', () => {
    expect(sanitized('<a name="sec"></a><a href="#sec">x</a>')).toBe(
      '<a id="text-sec"></a><a href="#text-sec">x</a>',
    );
  });

  test('keeps its text however deeply it is nested, and has a page', async () => {
    const deep = `${'<b>'.repeat(20_000)}<video src="https://a.example/v.mp4"></video>text<table></table>`;
    const { content } = storedHtml(deep);
    expect(content).toContain('text');
    const options = {
      describePicture: async () => null,
      siteUrl: 'https://firm.example',
      firstIsEager: false,
    };
    expect(await pageHtml(`${content}<table></table>`, options)).toContain('text');
  });

  test('keeps everything that is for reading', () => {
    const html =
      '<h2 id="text-fees">Fees</h2><p dir="rtl" lang="he">x</p><figure class="wp-block-image alignleft"><img src="/media/a.jpg" alt="A &quot;b&quot;" width="10" height="5" /><figcaption>c</figcaption></figure>' +
      '<table><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>' +
      '<ol start="3" reversed><li>x</li></ol><pre><code class="language-sql">a &lt; b</code></pre><blockquote cite="/x"><p>q</p></blockquote>';
    expect(sanitized(html)).toBe(html);
    expect(sanitized(sanitized(html))).toBe(sanitized(html));
  });

  test.each([
    [
      '<figure class="wp-block-audio"><audio controls="" preload="none" src="/media/t.mp3"></audio></figure>',
      '<figure class="wp-block-audio"><audio controls preload="none" src="/media/t.mp3"></audio></figure>',
    ],
    [
      '<video autoplay width="640" height="360" poster="/media/p.jpg"><source type="video/mp4" src="/media/v.mp4?_=1" /><source src="https://old.example/v.ogv"><track kind="captions" srclang="en" src="/media/v.vtt"><a href="/media/v.mp4">v.mp4</a></video>',
      '<video width="640" height="360" controls preload="none" poster="/media/p.jpg"><source type="video/mp4" src="/media/v.mp4?_=1" /><track kind="captions" srclang="en" src="/media/v.vtt" /><a href="/media/v.mp4">v.mp4</a></video>',
    ],
    [
      '<div class="wp-video"><video><source type="video/youtube" src="https://www.youtube.com/watch?v=abcdefghijk&#038;_=1" /></video></div>',
      '<div class="wp-video"><a data-embed="https://www.youtube-nocookie.com/embed/abcdefghijk" href="https://www.youtube.com/watch?v=abcdefghijk">https://www.youtube.com/watch?v=abcdefghijk</a></div>',
    ],
    [
      '<video title="The talk"><source src="https://old.example/v.mp4"></video>',
      '<a href="https://old.example/v.mp4">The talk</a>',
    ],
  ])('keeps players of local recordings and links the others: %s', (html, kept) => {
    expect(sanitized(html)).toBe(kept);
    expect(sanitized(kept)).toBe(kept);
  });

  test.each([
    [
      '<h2 id="content">a</h2><a href="#content">b</a>',
      '<h2 id="text-content">a</h2><a href="#text-content">b</a>',
    ],
    ['<a href="#">a</a><a href=" #top ">b</a>', '<a href="#">a</a><a href="#top">b</a>'],
    [
      '<a href="/other/#x">a</a><a href="/blog/other?a=1#x">b</a>',
      '<a href="/other/#text-x">a</a><a href="/blog/other?a=1#text-x">b</a>',
    ],
    [
      '<a href="/glossary/#custody">a</a><a href="https://a.example/b/#x">b</a>',
      '<a href="/glossary/#custody">a</a><a href="https://a.example/b/#x">b</a>',
    ],
    ['<details name="menu"></details>', '<details name="text-menu"></details>'],
    [
      '<table><tr><td headers="a b">x</td></tr></table>',
      '<table><tr><td headers="text-a text-b">x</td></tr></table>',
    ],
  ])('prefixes ids, and links to them still lead there: %s', (html, kept) => {
    expect(sanitized(html)).toBe(kept);
    expect(sanitized(kept)).toBe(kept);
  });

  test('keeps the accessible name of a link', () => {
    const html = '<a aria-label="Back to the text" href="#text-note">↩</a>';
    expect(sanitized(html)).toBe(html);
  });

  test('turns a framed video into a link with the address of its player', () => {
    expect(sanitized('<iframe title="Talk" src="//www.youtube.com/embed/abcdefghijk?rel=0"></iframe>')).toBe(
      '<a data-embed="https://www.youtube-nocookie.com/embed/abcdefghijk" href="https://www.youtube.com/watch?v=abcdefghijk">Talk</a>',
    );
  });
});

test('the text of an article has its words without markup', () => {
  expect(
    plainText('<p>One<br />two <em>un</em>like</p><ul><li>a &lt; b</li><li>c &amp;amp; d</li></ul>'),
  ).toBe('One two unlike a < b c &amp; d');
});
