import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  Graph,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { firm } from '../../content/firm.ts';
import { publicPages } from '../../content/pages.ts';
import { paths, sharePicture } from '../../contract/paths.ts';
import type { PageRequest } from '../context.ts';
import { type GraphIds, graphIds } from './graph-ids.ts';
import { firmNodes } from './structured-data-firm.ts';

/** What schema.org calls a page; the types are checked against its vocabulary (schema-dts). */
export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';

/** The page that a node belongs to. */
export interface PageInGraph {
  siteUrl: string;
  path: string;
  ids: GraphIds;
  /** Absolute address of the page's share picture. */
  picture: string;
}

/** Describes what a page shows beside the firm; the names in it must be readable on the page. */
export type PageNodes = (page: PageInGraph) => readonly Thing[];

interface GraphedPage {
  path: string;
  title: string;
  description: string;
  kind: PageKind;
  nodes: PageNodes | undefined;
  /** The listed page that it belongs to, where its path does not say so. */
  under?: string | undefined;
}

/**
 * One connected graph: the firm with its offices, the site, the page, the way to it, and what it shows. Nodes
 * refer to each other by `@id`, and every reference is to a node of the same graph.
 */
export function structuredData(
  { path, title, description, kind, nodes, under }: GraphedPage,
  { siteUrl, aggregateRating }: Pick<PageRequest, 'siteUrl' | 'aggregateRating'>,
): Graph {
  const ids = graphIds(siteUrl);
  const picture = siteUrl + sharePicture.path(path);
  const trail = trailTo(path, title, under);
  const page: Exclude<WebPage | AboutPage | CollectionPage | ContactPage, string> = {
    '@type': kind,
    '@id': ids.page(path),
    url: siteUrl + path,
    name: title,
    description,
    inLanguage: 'en-US',
    isPartOf: { '@id': ids.website },
    about: { '@id': ids.firm },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      '@id': ids.picture(path),
      url: picture,
      contentUrl: picture,
      width: `${sharePicture.width}`,
      height: `${sharePicture.height}`,
    },
    ...(trail.length > 1 ? { breadcrumb: { '@id': ids.breadcrumbs(path) } } : {}),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...firmNodes(siteUrl, ids, aggregateRating),
      siteNode(siteUrl, ids),
      page,
      ...(trail.length > 1 ? [breadcrumbs(siteUrl, ids.breadcrumbs(path), trail)] : []),
      ...(nodes?.({ siteUrl, path, ids, picture }) ?? []),
    ],
  };
}

function siteNode(siteUrl: string, ids: GraphIds): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    url: siteUrl + paths.home,
    name: firm.shortName,
    alternateName: firm.name,
    inLanguage: 'en-US',
    publisher: { '@id': ids.firm },
  };
}

interface Step {
  path: string;
  name: string;
}

/** The pages above a page, and itself: `/practice-areas/alimony/` lies under `/practice-areas/` and `/`. */
function trailTo(path: string, title: string, under: string | undefined): Step[] {
  const parts = path.split('/').filter(Boolean);
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`);
  return [paths.home, ...(under ? [under] : []), ...above].flatMap((step) => {
    const listed = publicPages.find((page) => page.path === step)?.name;
    const name = listed ?? (step === path ? title : null);
    return name ? [{ path: step, name }] : [];
  });
}

function breadcrumbs(siteUrl: string, id: string, trail: readonly Step[]): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
