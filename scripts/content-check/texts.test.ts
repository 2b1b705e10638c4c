import { expect, it } from 'vitest';
import { EXPECTED_LINKS, EXPECTED_TEXTS } from '#firm/facts.ts';
import { readPage } from './read-page.ts';
import { missingTexts, unfinishedTexts, withoutNotice } from './texts.ts';

const page = (path: string, body: string) => readPage(path, 200, `<body>${body}</body>`);
const paths = [...new Set([...Object.keys(EXPECTED_TEXTS), ...Object.keys(EXPECTED_LINKS)])];

/** Every page with its expected texts and links, without the one that is left out. */
const pagesWithout = (leftOut?: string) =>
  paths.map((path) => {
    const texts = (EXPECTED_TEXTS[path] ?? []).filter((text) => text !== leftOut);
    const links = (EXPECTED_LINKS[path] ?? []).filter((link) => link !== leftOut);
    return page(path, `${texts.join('<br/>')}${links.map((link) => `<a href="${link}">x</a>`).join('')}`);
  });

it('pages with the texts and links of the specification are sound', () => {
  expect(missingTexts(pagesWithout())).toEqual([]);
});

it.each(
  [EXPECTED_TEXTS, EXPECTED_LINKS].flatMap((expected) =>
    Object.entries(expected).flatMap(([path, all]) => all.map((one) => [path, one] as const)),
  ),
)('a %s without "%s" is found', (path, one) => {
  expect(missingTexts(pagesWithout(one))).toEqual([`${path} lacks "${one}"`]);
});

it('a page without its texts because it is missing is found', () => {
  const all = [...Object.values(EXPECTED_TEXTS), ...Object.values(EXPECTED_LINKS)].flat();
  expect(missingTexts([])).toHaveLength(all.length);
});

it('a text is found across tags and comments', () => {
  const { text } = page('/', '<dt>Index <!-- -->number</dt><dd>$210</dd><script>no</script>');
  expect(text).toBe('Index number $210');
});

it('public pages without the notice of a fictional firm are found', () => {
  const pages = [page('/', 'We are <b>invented</b>.'), page('/fees/', 'Fees'), page('/admin/', 'Login')];
  expect(withoutNotice(pages, 'We are invented')).toEqual(['/fees/ does not say that the firm is fictional']);
  expect(withoutNotice(pages, '')).toEqual([]);
});

it('placeholders are found on the pages that must be complete', () => {
  const pages = [page('/privacy/', '<p>We keep it [state how long].</p>'), page('/faq/', '[Fees]')];
  expect(unfinishedTexts(pages)).toEqual(['/privacy/ has a text left to write: [state how long]']);
});
