import { expect, it } from 'vitest';
import { leftOutText, missingText, statusName } from './report-words.ts';

const broken = { from: 'https://old.example/a', to: null, works: false };
const fine = { ...broken, to: '/a/', works: true };

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
  expect(missingText({ images: [fine], addresses: [fine] })).toBe('');
  expect(missingText({ images: [broken, fine, broken], addresses: [] })).toBe(
    '2 images could not be copied. See the report.',
  );
  expect(missingText({ images: [broken], addresses: [broken] })).toBe(
    '1 image could not be copied. 1 old address does not work. See the report.',
  );
});
