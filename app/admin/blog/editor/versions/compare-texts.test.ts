import { expect, test } from 'vitest';
import { compareArticles, compareWords, type Part } from './compare-texts.ts';

/** Added words in braces, removed ones in brackets. */
function written(parts: readonly Part[]): string {
  const signs = { same: '', added: '{}', removed: '[]' };
  return parts.map(({ kind, text }) => (signs[kind][0] ?? '') + text + (signs[kind][1] ?? '')).join('');
}

function compared(before: string, after: string): (string | number)[] {
  return compareArticles(before, after).blocks.map((block) =>
    'parts' in block ? written(block.parts) : block.unchanged,
  );
}

test('changed words are found, whatever stands around them', () => {
  expect(written(compareWords('Who stays in the house?', 'Who stays in the family home?'))).toBe(
    'Who stays in the [house]{family home}?',
  );
  expect(written(compareWords('', 'New'))).toBe('{New}');
  expect(written(compareWords('A third, last title', 'How, when'))).toBe('[A third, last title]{How, when}');
});

test('an article is compared by paragraphs, and equal ones are counted', () => {
  const before = '<h2>Facts</h2><p>One.</p><p>Two is <b>here</b>.</p><p>Three.</p>';
  const after = '<h2>Facts</h2>\n<p>One.</p>\n<p>Two was here.</p><p>Three.</p><ul><li>Four</li></ul>';
  expect(compared(before, after)).toEqual([2, 'Two [is]{was} here.', 1, '{• Four}']);
});

test('pictures, players and the URLs of links count', () => {
  const article = (picture: string, link: string) =>
    `<p>See <a href="${link}">our fees</a></p><figure><img src="/media/${picture}.jpg" alt=""></figure><iframe src="/v"></iframe>`;
  expect(compared(article('door', '/fees/'), article('house', '/contact/'))).toEqual([
    'See our fees (/[fees]{contact}/)',
    '[Picture: [door]{house}.jpg]',
    1,
  ]);
});

test('where only the formatting differs, the HTML is compared', () => {
  const { asHtml, blocks } = compareArticles('<p>Same</p>\n<p>words</p>', '<p>Same</p>\n<p><b>words</b></p>');
  expect(asHtml).toBe(true);
  expect(blocks.map((block) => 'parts' in block && written(block.parts))).toEqual([
    false,
    '<p>{<b>}words</{b></}p>',
  ]);
});

test('long texts that have nothing in common are shown one after the other', () => {
  const text = (word: string) => Array.from({ length: 9000 }, (_, index) => `${word}${index}`).join(' ');
  const [before, after] = [text('a'), text('b')];
  expect(compareWords(before, after)).toEqual([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]);
});
