import { expect, it } from 'vitest';
import { practiceAreas } from '../../content/derive/practice-areas.ts';
import { paths } from '../../contract/paths.ts';
import {
  breakableIn,
  picturesIn,
  placeholdersIn,
  typedIn,
  withSource,
  withSupport,
} from './content-sources.ts';
import { idsIn, readPage } from './read-page.ts';
import { samplesIn, unmarkedSamples } from './samples.ts';
import { siteUrls } from './site-urls.ts';

it('reads what a visitor and a search engine get, and nothing of scripts and comments', () => {
  const facts = readPage(
    '/fees/',
    200,
    `<!DOCTYPE html><html lang="en"><head><title>Fees &amp; costs</title>
     <meta name="description" content="What &quot;it&quot; costs: $210 &gt; $95"/></head>
     <body><main><h1>Our <b>fees</b> &amp; <span>costs</span></h1></main>
     <!-- <a href="/comment/">c</a> --><a class="[&amp;_a]:x" href="/a/?b=1&amp;c=2#d" aria-current="page">a</a>
     <details open name="faq" id="item-1"></details><img src="/drawings/a.svg" alt=""/>
     <script>document.write('<a href="/script/">s</a>')</script></body></html>`,
  );
  expect(facts).toEqual({
    path: '/fees/',
    status: 200,
    title: 'Fees & costs',
    description: 'What "it" costs: $210 > $95',
    noindex: false,
    ids: new Set(['item-1']),
    links: ['/a/?b=1&c=2#d'],
    text: 'Fees & costs Our fees & costs a',
    passages: ['Our fees &', 'costs'],
    pictures: ['/drawings/a.svg'],
  });
});

it('reads the symbols of a drawing', () => {
  expect(idsIn('<svg><symbol id="phone" viewBox="0 0 1 1"/><g id="mail"/></svg>')).toEqual(
    new Set(['phone', 'mail']),
  );
});

it('lists the address of every page of the route table', () => {
  const file = 'x.tsx';
  const routes = [
    {
      file,
      children: [
        { file, index: true },
        { file, path: 'practice-areas' },
        { file, path: 'practice-areas/:slug' },
        { file, path: 'blog', children: [{ file, index: true }] },
        { file, path: '*' },
      ],
    },
    { file, path: 'admin' },
    { file, path: 'admin/*' },
  ];
  const addresses = siteUrls(routes);
  expect(addresses.sort()).toEqual(
    [
      '/',
      '/blog/',
      '/practice-areas/',
      '/admin/',
      ...[...practiceAreas.keys()].map(paths.practiceArea),
    ].sort(),
  );
  expect(() => siteUrls([{ file, path: 'tags/:tag' }])).toThrow('the route /tags/:tag/');
});

it('lists pictures with their files, and placeholders with file and line', () => {
  const sources = [
    {
      file: 'content/faq.ts',
      source: `text: '[Fees: state the rates, ' +\n '[see below]',\n url: '#',\n image: '/drawings/a.svg'`,
    },
    { file: 'content/press.ts', source: `{ url: '#' },\n{ url: '#' }, { url: 'https://ledger.com/a' }` },
    {
      file: 'content/firm/identity.ts',
      source: `url: '/contact/', items: ['a', 'b'], serviceProviders: [], selfHosted: false,\nclientPortal: null, demonstration: {\n shown: true }`,
    },
  ];
  expect(placeholdersIn(sources)).toEqual([
    'content/faq.ts:1: [Fees: state the rates, …',
    'content/faq.ts:2: [see below]',
    "content/faq.ts:3: a press article has no address yet (url '#')",
    "content/press.ts:1: a press article has no address yet (url '#')",
    "content/press.ts:2: a press article has no address yet (url '#')",
    'content/firm/identity.ts:1: nothing says who hosts the site and its mail (serviceProviders, or selfHosted)',
    'content/firm/identity.ts:2: the client portal has no address (clientPortal)',
    'content/firm/identity.ts:2: the footer and the terms call the firm invented (demonstration)',
  ]);
  expect(placeholdersIn(sources, { settings: false }).join()).not.toContain('content/firm/identity.ts');
  expect(picturesIn(sources)).toEqual(new Map([['/drawings/a.svg', 'content/faq.ts']]));
});

it('lists the marked samples with file and line', () => {
  const sources = [
    {
      file: 'content/firm/cases.ts',
      source:
        '/** @sample cases */\nexport const cases = [];\n\n/**\n * Newest first.\n * @sample press articles\n */',
    },
    { file: 'content/firm/articles/a.md', source: '---\nsample: true\ntitle: A\n---\nA sample: true story.' },
    { file: 'content/firm/articles/b.md', source: '---\ntitle: B\n---\nB.' },
  ];
  expect(samplesIn(sources)).toEqual([
    'content/firm/cases.ts:1: cases',
    'content/firm/cases.ts:6: press articles',
    'content/firm/articles/a.md:2: article',
  ]);
});

it.each([
  ["videoId: 'sample-0101'", "videoId: 'sample-0101'"],
  ["url: 'https://x.example/a'", 'x.example'],
  ["email: 'a@firm.example'", 'firm.example'],
  ["'(212) 555-0176'", '555-0176'],
])('what is reserved for examples, such as %s, needs the mark of a sample', (source, value) => {
  const file = 'content/firm/videos.ts';
  expect(unmarkedSamples([{ file, source: `\n${source}` }])).toEqual([
    `content/firm/videos.ts:2: ${value} is reserved for examples, without a mark @sample`,
  ]);
  expect(unmarkedSamples([{ file, source: `/** @sample interviews */\n${source}` }])).toEqual([]);
});

it('the pages of another firm count as samples where the site shows them', () => {
  const stray = { file: 'content/stray/serving.ts', source: '/** @sample page */' };
  const identity = (shown: boolean) => ({
    file: 'content/firm/identity.ts',
    source: `pages: { media: true, stray: ${shown} }`,
  });
  expect(samplesIn([identity(true), stray])).toEqual(['content/stray/serving.ts:1: page']);
  expect(samplesIn([identity(false), stray])).toEqual([]);
});

it('lists a claim with its basis, or says that it has none', () => {
  const claim = { claim: '99% success rate', asOf: 'March 2026' };
  expect(withSupport({ ...claim, basis: null })).toBe('99% success rate: no basis stated (as of March 2026)');
  expect(withSupport({ ...claim, basis: 'all cases' })).toBe('99% success rate: all cases, as of March 2026');
});

it('lists a statement of law with its source, its state and its date', () => {
  const law = {
    fact: 'Thirty days',
    source: 'CPLR 5513',
    checkedOn: '2026-11-24',
    status: 'confirmed by no attorney yet',
  } as const;
  expect(withSource(law)).toBe('Thirty days (CPLR 5513): confirmed by no attorney yet, read on 2026-11-24');
  expect(withSource({ ...law, checkedOn: null })).toBe(
    'Thirty days (CPLR 5513): confirmed by no attorney yet, to be called',
  );
});

it('finds where a line could end at a wrong place', () => {
  const source = "text: 'Send an e-mail (DRL § 170, DRL §\\u00a0236), or an email.'";
  expect(breakableIn([{ file: 'content/faq.ts', source }])).toEqual([
    'content/faq.ts: a line may end within "e-mail": write email',
    'content/faq.ts: a line may end after §: write §\\u00a0',
  ]);
});

it('finds the signs of a typewriter in texts, but neither in comments nor in literals of the specification', () => {
  const source = `// the firm's own
    a: "It's $15000, or 3-6 months.", /* don't */
    b: "We've 1000+ reviews, 15-30% of https://x.example/", phone: '212-555-0176'`;
  expect(typedIn([{ file: 'content/faq.ts', source }])).toEqual([
    `content/faq.ts: "It's": write the apostrophe ’`,
    'content/faq.ts: "3-6 months": write the dash –',
    'content/faq.ts: "$15000": write the comma of the thousands',
  ]);
});

it('reads a text in the margin of an article once, where it stands in full', () => {
  const note = '<aside class="margin-note" aria-label="x"><p>A paper.</p></aside>';
  const quotation = '<p class="margin-note margin-quote" aria-hidden="true">Never.</p>';
  const { passages } = readPage('/a/', 200, `<main>${note}<p>First.</p>${quotation}<p>Never.</p></main>`);
  expect(passages).toEqual(['First.', 'Never.']);
});
