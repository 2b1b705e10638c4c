import { expect, it } from 'vitest';
import { practiceAreas } from '../../content/derive/practice-areas.ts';
import { paths } from '../../contract/paths.ts';
import {
  breakableIn,
  picturesIn,
  placeholdersIn,
  uncoveredSamples,
  withSource,
  withSupport,
} from './content-sources.ts';
import { idsIn, readPage } from './read-page.ts';
import { siteAddresses } from './site-addresses.ts';

it('reads what a visitor and a search engine get, and nothing of scripts and comments', () => {
  const facts = readPage(
    '/fees/',
    200,
    `<!DOCTYPE html><html lang="en"><head><title>Fees &amp; costs</title>
     <meta name="description" content="What &quot;it&quot; costs: $210 &gt; $95"/></head>
     <body><!-- <a href="/comment/">c</a> --><a class="[&amp;_a]:x" href="/a/?b=1&amp;c=2#d" aria-current="page">a</a>
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
    text: 'Fees & costs a',
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
  ];
  const addresses = siteAddresses(routes);
  expect(addresses.sort()).toEqual(
    [
      '/',
      '/blog/',
      '/practice-areas/',
      '/admin/',
      ...[...practiceAreas.keys()].map(paths.practiceArea),
    ].sort(),
  );
  expect(() => siteAddresses([{ file, path: 'tags/:tag' }])).toThrow('the route /tags/:tag/');
});

it('lists pictures and placeholders with the files that have them', () => {
  const sources = [
    {
      file: 'content/faq.ts',
      source: `text: '[Fees: state the rates, ' +\n '[see below]',\n url: '#',\n videoId: 'sample-0101',\n image: '/drawings/a.svg'`,
    },
    {
      file: 'content/press.ts',
      source: `{ url: '#' }, { url: '#' }, { url: 'https://ledger.example/a' }, { url: 'https://ledger.com/a' }`,
    },
    {
      file: 'content/firm/identity.ts',
      source: `url: '/contact/', items: ['a', 'b'], serviceProviders: [], selfHosted: false, clientPortal: null, demonstration: {\n shown: true }`,
    },
  ];
  expect(placeholdersIn(sources)).toEqual([
    'content/faq.ts: [Fees: state the rates, …',
    'content/faq.ts: [see below]',
    "content/faq.ts: 1 press article has no address yet (url '#')",
    'content/faq.ts: 1 video has a sample id',
    "content/press.ts: 2 press articles have no address yet (url '#')",
    'content/press.ts: 1 link has a sample address (.example)',
    'content/firm/identity.ts: nothing says who hosts the site and its mail (serviceProviders, or selfHosted)',
    'content/firm/identity.ts: the client portal has no address (clientPortal)',
    'content/firm/identity.ts: the footer and the terms call the firm invented (demonstration)',
  ]);
  expect(placeholdersIn(sources, { settings: false }).join()).not.toContain('content/firm/identity.ts');
  expect(picturesIn(sources)).toEqual(new Map([['/drawings/a.svg', 'content/faq.ts']]));
});

it.each([
  `videoId: 'sample-0101'`,
  `url: 'https://x.example/a'`,
  `email: 'a@firm.example'`,
  `'(212) 555-0176'`,
])('the site calls the firm invented as long as it has %s', (sample) => {
  const firm = (shown: boolean) => ({
    file: 'content/firm/identity.ts',
    source: `demonstration: {\n  shown: ${shown},`,
  });
  const samples = { file: 'content/videos.ts', source: sample };
  expect(uncoveredSamples([firm(true), samples])).toEqual([]);
  expect(uncoveredSamples([firm(false), samples])).toEqual([
    'content/videos.ts has samples: set demonstration.shown to true in content/firm/identity.ts, or replace them',
  ]);
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
