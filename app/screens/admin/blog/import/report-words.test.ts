import { expect, it } from 'vitest';
import { leftOutText, missingText, statusName } from './report-words.ts';

it('names the statuses of WordPress, and leaves one that it does not know', () => {
  expect(['publish', 'future', 'spam'].map(statusName)).toEqual(['Published', 'Scheduled', 'spam']);
});

it('counts what was left out', () => {
  expect(
    leftOutText([
      { kind: 'pages', count: 1 },
      { kind: 'posts in the trash', count: 1 },
      { kind: 'revisions', count: 1200 },
    ]),
  ).toBe('1 page, 1 post in the trash, 1,200 revisions');
});

it('says what an import did not bring along', () => {
  expect(missingText({ images: 0, addresses: 0 })).toBe('');
  expect(missingText({ images: 2, addresses: 0 })).toBe('2 images could not be copied. See the report.');
  expect(missingText({ images: 1, addresses: 1 })).toBe(
    '1 image could not be copied. 1 old address does not work. See the report.',
  );
});
