import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';
import { inFiles, repeatedPhrases } from './repeated-phrases.ts';

const FORMULA = 'you will hear what we think first';
const page = (path: string, main: string, head = '') =>
  readPage(path, 200, `<head>${head}</head><body><p>${FORMULA}</p><main>${main}</main></body>`);
const onPages = (count: number, main: (at: number) => string, head = '') =>
  Array.from({ length: count }, (_, at) => page(`/${at}/`, main(at), head));
const asked = (at: number) => `<p>Ask number ${at}: <em>You</em> will hear what we&nbsp;think first!</p>`;

it('a phrase in the texts of four pages is found, with its pages', () => {
  expect(repeatedPhrases(onPages(4, asked), [])).toEqual([
    { phrase: FORMULA, pages: ['/0/', '/1/', '/2/', '/3/'] },
  ]);
  expect(repeatedPhrases(onPages(3, asked), [])).toEqual([]);
});

it('words of two texts make no phrase', () => {
  expect(
    repeatedPhrases(
      onPages(5, (at) => `<p>${at} You will hear</p><p>what we think first ${at}</p>`),
      [],
    ),
  ).toEqual([]);
});

it('a text that stands unchanged on every page is written once', () => {
  expect(
    repeatedPhrases(
      onPages(9, () => `<p>At once ${FORMULA}.</p>`),
      [],
    ),
  ).toEqual([]);
});

it('a placeholder, which the firm replaces, does not count', () => {
  expect(
    repeatedPhrases(
      onPages(5, (at) => `<p>[${at}: ${FORMULA}.]</p>`),
      [],
    ),
  ).toEqual([]);
});

it('a statement that texts share does not count within them', () => {
  expect(repeatedPhrases(onPages(5, asked), ['You will hear what we think first.'])).toEqual([]);
});

it('frames and pages that search engines leave out do not count', () => {
  expect(
    repeatedPhrases(
      onPages(5, (at) => `<p>Text ${at}</p>`),
      [],
    ),
  ).toEqual([]);
  const noindex = '<meta name="robots" content="noindex"/>';
  expect(repeatedPhrases(onPages(5, asked, noindex), [])).toEqual([]);
});

it('the files that write a phrase are named, or else its pages', () => {
  const [found] = repeatedPhrases(onPages(4, asked), []);
  if (!found) throw new Error('nothing found');
  const sources = [
    { file: 'a.ts', source: "text: 'You will hear ' +\n  'what we think first, and more'" },
    { file: 'b.ts', source: "text: 'You will hear it.'" },
  ];
  expect(inFiles(found, sources)).toBe(`"${FORMULA}" stands on 4 pages: a.ts`);
  expect(inFiles(found, [])).toBe(`"${FORMULA}" stands on 4 pages: /0/, /1/, /2/, /3/`);
});
