import { expect, test } from 'vitest';
import { withAbsoluteUrls } from './absolute-urls.ts';

test('the addresses in a feed are absolute', () => {
  expect(
    withAbsoluteUrls(
      '<a href="/fees/?a=1&amp;b=2">/fees/</a><a href="#x">x</a><img src="/media/a.jpg" srcset="/media/b.jpg 2x" /><a href="https://a.example/">a</a> href="/x"',
      'https://firm.example/post/',
    ),
  ).toBe(
    '<a href="https://firm.example/fees/?a=1&amp;b=2">/fees/</a><a href="https://firm.example/post/#x">x</a><img src="https://firm.example/media/a.jpg" /><a href="https://a.example/">a</a> href="/x"',
  );
});

test.each([
  ['/a?q=%22&amp;b=&quot;c&quot;', 'https://firm.example/a?q=%22&amp;b=%22c%22'],
  ['/a&lt;b&gt;&amp;amp;', 'https://firm.example/a%3Cb%3E&amp;amp;'],
  ['mailto:a@b.example?subject=&quot;&gt;&lt;img src=x onerror=alert(1)&gt;', null],
])('an absolute address leads to the same place and stays within its quotes: %s', (address, whole) => {
  const made = withAbsoluteUrls(`<a href="${address}">x</a>`, 'https://firm.example/post/');
  expect(made.match(/"/g)).toHaveLength(2);
  expect(made.match(/[<>]/g)).toHaveLength(4);
  if (whole !== null) expect(made).toBe(`<a href="${whole}">x</a>`);
});

test.each([
  ['/media/a.jpg', 'https://firm.example/media/a.jpg'],
  ['/media/2024/a%20b.webp', 'https://firm.example/media/_/1280/media/2024/a%20b.webp.jpeg'],
  ['https://firm.example/media/a.AVIF', 'https://firm.example/media/_/1280/media/a.AVIF.jpeg'],
  ['/articles/a.svg', 'https://firm.example/media/_/1280/articles/a.svg.png'],
  ['https://cdn.example/a.gif', 'https://cdn.example/a.gif'],
])('the picture %s is %s in a feed', (src, shown) => {
  expect(withAbsoluteUrls(`<img src="${src}" alt="" />`, 'https://firm.example/post/')).toBe(
    `<img src="${shown}" alt="" />`,
  );
});

test.each(['https://cdn.example/a.webp', 'https://cdn.example/a.svg?x=1', '/elsewhere/a.avif'])(
  'the picture %s is in no feed',
  (src) => {
    expect(withAbsoluteUrls(`<p>a<img src="${src}" />b</p>`, 'https://firm.example/post/')).toBe('<p>ab</p>');
  },
);
