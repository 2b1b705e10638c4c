import { expect, it } from 'vitest';
import { withFootnotes } from './footnotes.ts';

it('the notes of a post are put into its first footnotes block alone', () => {
  const block = '<!-- wp:footnotes /-->';
  const stored = JSON.stringify([{ id: 'a', content: 'x'.repeat(100_000) }]);
  const text = withFootnotes(block.repeat(10_000), stored);
  expect(text).toMatch(/^<ol class="wp-block-footnotes"><li id="a">x/);
  expect(text.length).toBeLessThan(1_000_000);
});
