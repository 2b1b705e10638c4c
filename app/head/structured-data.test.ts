import { describe, expect, it } from 'vitest';
import { firm as ourFirm } from '#firm/identity.ts';
import { videos } from '#firm/videos.ts';
import { faqItems } from '#law/faq.ts';
import { leadAttorney } from '../../content/derive/attorneys.ts';
import { googleRating, isShown } from '../../content/derive/claims.ts';
import { offices } from '../../content/derive/offices.ts';
import { streetLine } from '../../content/derive/postal-address.ts';
import { practiceAreas } from '../../content/derive/practice-areas.ts';
import type { Link } from '../../content/schema/firm.ts';
import type { PressArticle } from '../../content/schema/media.ts';
import type { Post } from '../../contract/blog.ts';
import { sharePicture } from '../../contract/paths.ts';
import { type Node, type PageGraph, problemsOf } from '../../tests/support/structured-data.ts';
import { type PageNodes, structuredData } from './structured-data.ts';
import { articleNodes } from './structured-data-blog.ts';
import { mediaNodes, pressNodes, videoNodes } from './structured-data-media.ts';
import { attorneyNodes, profileNodes, reviewNodes } from './structured-data-people.ts';
import { faqNodes, glossaryNodes, practiceAreaListNodes, serviceNodes } from './structured-data-reading.ts';

const SITE = 'https://firm.example';

const trail = [
  { label: 'Home', href: '/' },
  { label: 'Attorneys', href: '/attorneys/' },
];

interface Settings {
  path?: string;
  trail?: readonly Link[];
  aggregateRating?: boolean;
}

function graphOf(nodes?: PageNodes, settings: Settings = {}): PageGraph {
  const { path = '/attorneys/', aggregateRating = true } = settings;
  const page = {
    path,
    picture: SITE + sharePicture.path(path),
    title: 'A page',
    description: 'What it says.',
    kind: 'WebPage' as const,
    language: 'en' as const,
    trail: settings.trail ?? trail,
    nodes,
  };
  return JSON.parse(JSON.stringify(structuredData(page, { siteUrl: SITE, aggregateRating })));
}

const article: PressArticle = {
  title: 'The collection',
  publication: 'The Ledger',
  date: 'June 8, 2017',
  category: 'historic',
  excerpt: 'What was said in court.',
  url: '#',
  type: 'Court report',
  journalist: 'A. Reporter',
  isHighProfile: false,
};

const post: Post = {
  id: '1',
  slug: 'a-post',
  title: 'A post',
  excerpt: 'In short',
  author: 'A guest',
  status: 'published',
  featuredImage: null,
  featuredImageAlt: null,
  categories: ['Appeals'],
  tags: ['Deadlines'],
  publishedAt: '2026-03-02T15:00:00.000Z',
  modifiedAt: null,
  readMinutes: 1,
  content: '',
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
};

const ofType = (graph: PageGraph, type: string) => graph['@graph'].filter((node) => node['@type'] === type);
const only = (graph: PageGraph, type: string): Node => {
  const [node, ...others] = ofType(graph, type);
  if (!node || others.length > 0) throw new Error(`${others.length + (node ? 1 : 0)} nodes of type ${type}`);
  return node;
};

describe('the structured data of a page', () => {
  const [area] = practiceAreas.values();
  if (!area) throw new Error('no practice area');

  it.each<[string, PageNodes | undefined]>([
    ['nothing more', undefined],
    ['attorneys', attorneyNodes],
    ['profiles', profileNodes],
    ['reviews', reviewNodes],
    ['videos', videoNodes(videos.map(({ videoId }) => videoId))],
    ['videos and press', mediaNodes],
    ['questions', faqNodes],
    ['practice areas', practiceAreaListNodes],
    ['a practice area', serviceNodes(area)],
    ['terms', glossaryNodes],
  ])('is one connected, valid graph with %s', async (_, nodes) => {
    expect(await problemsOf(graphOf(nodes))).toEqual([]);
  });

  it('contains the firm with its rating, its postal address and each office', () => {
    const graph = graphOf();
    const firm = only(graph, 'LegalService');
    const { street, suite, postalCode } = ourFirm.address;
    expect(firm).toMatchObject({
      '@id': `${SITE}/#firm`,
      telephone: ourFirm.phone.href.slice('tel:'.length),
      address: { streetAddress: streetLine(street, suite), postalCode },
    });
    expect(firm.aggregateRating).toEqual(
      ourFirm.rating && isShown(googleRating)
        ? expect.objectContaining({ ratingValue: ourFirm.rating.value })
        : undefined,
    );
    const nodes = ofType(graph, 'LocalBusiness');
    expect(nodes).toHaveLength(offices.length);
    expect(firm.department).toEqual(nodes.map((office) => ({ '@id': office['@id'] })));
  });

  it.each(offices)('gives opening hours of the office in $name, or its notice in their place', (office) => {
    const node = ofType(graphOf(), 'LocalBusiness').find(({ name }) => String(name).endsWith(office.name));
    expect('openingHoursSpecification' in (node ?? {})).toBe(!office.notice);
    expect(node?.description).toBe(office.notice);
  });

  it('omits the rating when configured', () => {
    expect(JSON.stringify(graphOf(undefined, { aggregateRating: false }))).not.toContain('Rating');
  });

  it('has the breadcrumbs shown on the page, or none', () => {
    expect(only(graphOf(), 'BreadcrumbList').itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${SITE}/` },
      { position: 2, name: 'Attorneys', item: `${SITE}/attorneys/` },
    ]);
    expect(JSON.stringify(graphOf(undefined, { trail: [] }))).not.toMatch(/breadcrumb/i);
  });

  it('has the required fields for every video', () => {
    const all = ofType(graphOf(mediaNodes, { path: '/media/' }), 'VideoObject');
    expect(all.map(({ thumbnailUrl }) => thumbnailUrl)).toEqual(
      videos.map(({ videoId }) => `${SITE}/share/video/${videoId}.png`),
    );
    for (const video of all) {
      expect(video.duration).toMatch(/^PT(\d+H)?\d+M\d+S$/);
      expect(new Date(String(video.uploadDate)).getTime()).not.toBeNaN();
    }
  });

  it('contains articles with a URL of their own, with their date', async () => {
    const url = 'https://www.ledger.com/2017/06/the-collection';
    const graph = graphOf(
      pressNodes([
        { ...article, url },
        { ...article, url: '#' },
      ]),
    );
    expect(only(graph, 'NewsArticle')).toMatchObject({ url, datePublished: '2017-06-08' });
    expect(await problemsOf(graph)).toEqual([]);
  });

  it.each([
    [ourFirm.name, { '@id': `${SITE}/#firm` }],
    [ourFirm.shortName, { '@id': `${SITE}/#firm` }],
    [leadAttorney.name, { '@id': `${SITE}/attorneys/#${leadAttorney.slug}` }],
    ['A guest', { '@type': 'Person', name: 'A guest' }],
  ])('names %s as the author of an article', async (author, node) => {
    const graph = graphOf(articleNodes({ ...post, author }), { path: '/a-post/' });
    expect(only(graph, 'BlogPosting').author).toEqual(node);
    expect(await problemsOf(graph)).toEqual([]);
  });

  it.each([
    ['/media/a.JPG', [`${SITE}/media/a.JPG`]],
    ['https://cdn.example/a.png?x=1', ['https://cdn.example/a.png?x=1']],
    ['/media/a.webp', [`${SITE}/media/_/1280/media/a.webp.jpeg`]],
    ['/articles/a.svg', [`${SITE}/media/_/1280/articles/a.svg.png`]],
    ['https://cdn.example/a.avif', []],
    [null, []],
  ])('has PNG or JPEG for an article with the picture %s, after its share picture', (featuredImage, own) => {
    const graph = graphOf(articleNodes({ ...post, featuredImage }), { path: '/a-post/' });
    expect(only(graph, 'BlogPosting').image).toEqual([`${SITE}/share/a-post.png`, ...own]);
  });

  it('omits questions with a placeholder answer', () => {
    const questions = only(graphOf(faqNodes), 'FAQPage').mainEntity as Node[];
    expect(questions.map(({ name }) => name)).toEqual(
      faqItems.filter(({ placeholder }) => !placeholder).map(({ question }) => question),
    );
    expect(questions.map(({ acceptedAnswer }) => (acceptedAnswer as Node).text).join()).not.toContain('[');
  });
});

describe('the rules for structured data', () => {
  const broken = (change: (graph: PageGraph) => void) => {
    const graph = graphOf(attorneyNodes);
    change(graph);
    return problemsOf(graph);
  };

  it('reject a firm without a postal address, a dangling reference and an unconnected node', async () => {
    expect(await broken((graph) => delete only(graph, 'LegalService').address)).toContain(
      `${SITE}/#firm has no streetAddress.`,
    );
    expect(
      await broken((graph) => {
        only(graph, 'WebSite').publisher = { '@id': `${SITE}/#nobody` };
      }),
    ).toContain(`${SITE}/#nobody is referred to and not described.`);
    expect(
      await broken((graph) => graph['@graph'].push({ '@type': 'Thing', '@id': `${SITE}/#alone` })),
    ).toEqual([`${SITE}/#alone is not connected with the firm.`]);
  });

  it('reject nodes that search engines reject', async () => {
    expect(await broken((graph) => delete only(graph, 'BreadcrumbList').itemListElement)).not.toEqual([]);
  });
});
