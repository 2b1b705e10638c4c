import { expect, it } from 'vitest';
import {
  brokenReason,
  errorInWords,
  leftOutText,
  missingText,
  reasonsOf,
  statusName,
} from './report-words.ts';

it('names the statuses of WordPress, and leaves one that it does not know', () => {
  expect(['publish', 'future', 'spam'].map(statusName)).toEqual(['Published', 'Scheduled', 'spam']);
});

it('says what to upload instead of where an XML parser stopped', () => {
  expect(errorInWords('1:16: text data outside of root node.')).toMatch(
    /^The file is not a WordPress export/,
  );
  expect(errorInWords('The site did not answer.')).toBe('The site did not answer.');
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

it('tells why an image or a URL does not work', () => {
  const note = { post: 'A', note: 'Not copied: https://old.example/a.jpg (The site answered 404.)' };
  const other = { post: 'A', note: 'Left out: a form.' };
  const { reasons, others } = reasonsOf([note, other]);
  expect(others).toEqual([other]);
  const image = { from: 'https://old.example/a.jpg', to: null, works: false };
  expect(brokenReason(image, reasons)).toBe('The site answered 404.');
  expect(brokenReason({ ...image, from: '/b/' }, reasons)).toBe('Nothing answers at this address here.');
  expect(brokenReason({ from: '/b/', to: '/c/', works: false }, reasons)).toBe('It leads to another page.');
  expect(brokenReason({ from: '/b/', to: '/b/', works: true }, reasons)).toBe('');
});
