import { describe, expect, it } from 'vitest';
import { EXPECTED_COUNTS, EXPECTED_IN_AREA, EXPECTED_SECTIONS } from '#firm/facts.ts';
import { picturesIn } from './content-sources.ts';
import { readPage } from './read-page.ts';
import {
  brokenLinks,
  brokenRedirects,
  type CheckedSite,
  missingPictures,
  pagesThatFail,
  unfitDescriptions,
  wrongCounts,
} from './rules.ts';

const SUFFIX = ' | Firm Lawyers';
const ORIGIN = 'http://127.0.0.1:3000';

interface PlantedPage {
  title?: string;
  description?: string;
  head?: string;
  body?: string;
  status?: number;
}

function page(path: string, { title, description, head = '', body = '', status = 200 }: PlantedPage = {}) {
  const ownTitle = title ?? `Title of ${path}${SUFFIX}`;
  const meta = `<meta name="description" content="${description ?? `About ${path}`}"/>`;
  return readPage(path, status, `<head><title>${ownTitle}</title>${meta}${head}</head><body>${body}</body>`);
}

/** A sound site of two pages with what the test plants in it. */
function siteWith(planted: PlantedPage, overrides: Partial<CheckedSite> = {}): CheckedSite {
  return {
    origin: ORIGIN,
    titleSuffix: SUFFIX,
    pages: [page('/', planted), page('/fees/', { body: '<h2 id="court-fees">Court fees</h2>' })],
    redirects: [{ from: '/costs', to: '/fees/' }],
    files: new Map([['/drawings/icons.svg', new Set(['phone'])]]),
    ...overrides,
  };
}

const linkTo = (href: string) => siteWith({ body: `<a class="x" href="${href}">there</a>` });

describe('links', () => {
  it('to a practice area or a page that the firm does without are named', () => {
    expect(brokenLinks(linkTo('/practice-areas/not-one-of-ours/'))).toEqual([
      '/practice-areas/not-one-of-ours/ leads to a page that this firm does without (linked from /)',
    ]);
  });

  it.each([
    '/fees/',
    '/fees/#court-fees',
    '/fees/?topic=a#court-fees',
    'http://127.0.0.1:3000/fees/',
    '/costs/',
    '/drawings/icons.svg',
    '#',
    'tel:+12125550176',
    'mailto:intake@firm.example',
    'https://elsewhere.example/anything',
  ])('%s is sound', (href) => {
    expect(brokenLinks(linkTo(href))).toEqual([]);
  });

  it.each([
    ['/fee/', 'leads to no page'],
    ['/fee', 'leads to no page'],
    ['/fees', 'lacks the slash at its end'],
    ['/fees/#lawyers-fees', 'names an anchor that the page does not have'],
    ['#court-fees', 'names an anchor that the page does not have'],
    ['/fees/#%zz', 'has an anchor that cannot be decoded'],
    ['/price-list.pdf', 'names a file that is missing'],
    ['http://127.0.0.1:3000/fee/', 'leads to no page'],
    ['http://', 'is no address'],
  ])('%s %s', (href, problem) => {
    expect(brokenLinks(linkTo(href))).toEqual([`${href} ${problem} (linked from /)`]);
  });

  it('are reported once, with some of the pages that have them', () => {
    const pages = ['/', '/a/', '/b/', '/c/', '/d/'].map((path) =>
      page(path, { body: '<a href="/x/">1</a><a href="/x/">2</a>' }),
    );
    expect(brokenLinks(siteWith({}, { pages }))).toEqual([
      '/x/ leads to no page (linked from /, /a/, /b/ and 2 more)',
    ]);
  });
});

describe('redirects', () => {
  it('lead to pages and anchors that exist', () => {
    expect(brokenRedirects(siteWith({}))).toEqual([]);
    const redirects = [
      { from: '/costs', to: '/fee/' },
      { from: '/prices', to: '/fees/#lawyers-fees' },
      { from: '/rates', to: '/fees/#%E0%A4%A' },
    ];
    expect(brokenRedirects(siteWith({}, { redirects }))).toEqual([
      '/costs redirects to /fee/, which leads to no page',
      '/prices redirects to /fees/#lawyers-fees, which names an anchor that the page does not have',
      '/rates redirects to /fees/#%E0%A4%A, which has an anchor that cannot be decoded',
    ]);
  });

  it('hide no page, and are no chain', () => {
    const redirects = [
      { from: '/fees', to: '/' },
      { from: '/a', to: '/costs/' },
    ];
    expect(brokenRedirects(siteWith({}, { redirects }))).toEqual([
      '/fees is a redirect, and a page that it hides',
      '/a redirects to /costs/, which leads to no page',
    ]);
  });
});

describe('pages', () => {
  it('of the route table answer 200', () => {
    expect(pagesThatFail(siteWith({}))).toEqual([]);
    const failing = siteWith({ status: 500, title: '' });
    expect([...pagesThatFail(failing), ...unfitDescriptions(failing)]).toEqual(['/ answers 500']);
  });
});

describe('pictures', () => {
  const inContent = (picture: string) => new Map([[picture, 'content/cases.ts']]);

  it('that exist are sound, drawn symbols and those of other sites too', () => {
    const body =
      '<svg><use href="/drawings/icons.svg#phone"></use></svg><img src="https://elsewhere.example/x.png"/>' +
      '<img src="/drawings/icons.svg#svgView(viewBox(0,0,9,9))" alt=""/>';
    expect(missingPictures(siteWith({ body }), inContent('/drawings/icons.svg'))).toEqual([]);
  });

  it.each([
    ['<img src="/drawings/tower.svg" alt=""/>', '/drawings/tower.svg'],
    ['<img srcset="/drawings/tower.png 2x" src="/drawings/icons.svg"/>', '/drawings/tower.png'],
    ['<img src="/drawings/x.svg#svgView(viewBox(0,0,9,9))"/>', '/drawings/x.svg#svgView(viewBox(0,0,9,9))'],
    ['<svg><use href="/drawings/icons.svg#fax"></use></svg>', '/drawings/icons.svg#fax'],
  ])('%s is found missing', (body, picture) => {
    expect(missingPictures(siteWith({ body }), new Map())).toEqual([`${picture} is missing (shown on /)`]);
  });

  it('of a photograph that is missing are found once, whatever its sizes', () => {
    const body =
      '<source srcset="/media/_/320/photos/a.jpg.avif 320w, /media/_/640/photos/a.jpg.avif 640w"/>' +
      '<img src="/media/_/960/photos/a.jpg.jpeg"/>';
    const named = picturesIn([{ file: 'content/a.ts', source: "src: '/photos/a.jpg'" }]);
    expect(missingPictures(siteWith({ body }), named)).toEqual(['/photos/a.jpg is missing (shown on /)']);
  });

  it('that only the content names are found missing', () => {
    expect(missingPictures(siteWith({}), inContent('/photos/todd.jpg'))).toEqual([
      '/photos/todd.jpg is missing (named in content/cases.ts)',
    ]);
  });
});

describe('titles and descriptions', () => {
  it.each([
    [
      { title: `${'t'.repeat(61)}${SUFFIX}` },
      `/: the title has 61 characters, 60 are shown: "${'t'.repeat(61)}"`,
    ],
    [{ title: SUFFIX }, '/ has no title'],
    [{ title: 'Fees' }, `/: the title "Fees" does not end in the firm's name`],
    [{ description: 'd'.repeat(161) }, '/: the description has 161 characters, 160 are shown'],
    [{ description: '' }, '/ has no description'],
    [{ title: `Title of /fees/${SUFFIX}` }, '/ and /fees/ share the title "Title of /fees/"'],
    [{ description: 'About /fees/' }, '/ and /fees/ share the description "About /fees/"'],
  ])('%j is found', (planted, finding) => {
    expect(unfitDescriptions(siteWith(planted))).toEqual([finding]);
  });

  it('are free up to their limits, counted as they are read, and on pages that search engines leave out', () => {
    const title = `${'&amp;'.repeat(60)}${SUFFIX}`;
    expect(unfitDescriptions(siteWith({ title, description: 'd'.repeat(160) }))).toEqual([]);
    const head = '<meta name="robots" content="noindex, nofollow"/>';
    expect(unfitDescriptions(siteWith({ title: 't'.repeat(99), description: '', head }))).toEqual([]);
  });
});

describe('counts', () => {
  const alimony = { counts: EXPECTED_IN_AREA, sectionTypes: EXPECTED_SECTIONS };
  const sound = {
    counts: EXPECTED_COUNTS,
    glossaryTerms: 60,
    areas: new Map([['alimony', alimony]]),
  };

  it('are those of the specification', () => {
    expect(wrongCounts(sound)).toEqual([]);
  });

  it.each(Object.keys(EXPECTED_COUNTS))('of %s are found wrong', (name) => {
    const counts = { ...EXPECTED_COUNTS, [name]: 1 };
    expect(wrongCounts({ ...sound, counts })).toEqual([expect.stringContaining(`1 ${name} instead of `)]);
  });

  it.each(Object.entries(EXPECTED_IN_AREA))('of %s are found wrong on a practice area', (name, expected) => {
    const areas = new Map([['alimony', { ...alimony, counts: { ...EXPECTED_IN_AREA, [name]: 2 } }]]);
    expect(wrongCounts({ ...sound, areas })).toEqual([
      `the practice area alimony has 2 ${name} instead of ${expected}`,
    ]);
  });

  it('of glossary terms have a lower limit', () => {
    expect(wrongCounts({ ...sound, glossaryTerms: 59 })).toEqual(['59 glossary terms, fewer than 60']);
  });

  it.each(EXPECTED_SECTIONS)(
    'of the kinds of sections are complete on every practice area: %s',
    (missing) => {
      const sectionTypes = EXPECTED_SECTIONS.filter((type) => type !== missing);
      const areas = new Map([['alimony', { ...alimony, sectionTypes }]]);
      expect(wrongCounts({ ...sound, areas })).toEqual([
        `the practice area alimony has no section of type "${missing}"`,
      ]);
    },
  );
});
