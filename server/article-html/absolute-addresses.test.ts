import { expect, test } from 'vitest';
import { withAbsoluteAddresses } from './absolute-addresses.ts';

test('the addresses in a feed are absolute', () => {
  expect(
    withAbsoluteAddresses(
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
  const made = withAbsoluteAddresses(`<a href="${address}">x</a>`, 'https://firm.example/post/');
  expect(made.match(/"/g)).toHaveLength(2);
  expect(made.match(/[<>]/g)).toHaveLength(4);
  if (whole !== null) expect(made).toBe(`<a href="${whole}">x</a>`);
});
