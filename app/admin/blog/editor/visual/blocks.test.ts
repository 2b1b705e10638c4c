import { describe, expect, it } from 'vitest';
import { storedFixtures } from '../../../../../tests/support/stored-fixtures.ts';
import { splitBlocks } from './blocks.ts';

const joined = (html: string) => {
  const { blocks, end } = splitBlocks(html);
  return blocks.map((block) => block.gap + block.html).join('') + end;
};

describe('the blocks of an article', () => {
  it('are its outermost elements, and the text between them', () => {
    const html =
      '\n<p>One <em>word</em></p>\n\n<ul>\n<li><p>a</p></li></ul><hr />text <b>bold</b><br />on\n<h2>End</h2> \n';
    expect(splitBlocks(html)).toEqual({
      blocks: [
        { gap: '\n', html: '<p>One <em>word</em></p>' },
        { gap: '\n\n', html: '<ul>\n<li><p>a</p></li></ul>' },
        { gap: '', html: '<hr />' },
        { gap: '', html: 'text <b>bold</b><br />on' },
        { gap: '\n', html: '<h2>End</h2>' },
      ],
      end: ' \n',
    });
  });

  it('are none in an empty article', () => {
    expect(splitBlocks('')).toEqual({ blocks: [], end: '' });
    expect(splitBlocks(' \n')).toEqual({ blocks: [], end: ' \n' });
  });

  it('joined again are the same HTML, for every stored article', async () => {
    const articles = await storedFixtures();
    expect(articles.length).toBeGreaterThan(80);
    for (const { name, html } of articles) expect(joined(html) === html, name).toBe(true);
  });
});
