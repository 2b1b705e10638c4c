import { expect, it } from 'vitest';
import { othersText } from './imported-text.ts';

it('the list of imported posts says how many of its posts were not imported', () => {
  const counts = { total: 20, published: 0, scheduled: 0, draft: 0, fromWordPress: 2, deleted: 0 };
  expect(othersText(counts)).toBe('Includes 18 posts that were not imported.');
  expect(othersText({ ...counts, fromWordPress: 19 })).toBe('Includes 1 post that was not imported.');
  expect(othersText({ ...counts, fromWordPress: 20 })).toBe('');
});
