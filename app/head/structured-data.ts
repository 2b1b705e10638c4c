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
import { firm } from '#firm/identity.ts';
import type { Link } from '../../content/schema/firm.ts';
import { paths, sharePicture } from '../../contract/paths.ts';
import type { PageRequest } from '../context.ts';
import { type GraphIds, graphIds } from './graph-ids.ts';
import { firmNodes } from './structured-data-firm.ts';

/** The schema.org types of pages, checked against its vocabulary (schema-dts). */
export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';

/** The page that a node belongs to. */
export interface PageInGraph {
  siteUrl: string;
  path: string;
  /** Absolute URL of the page's share picture. */
  picture: string;
  ids: GraphIds;
}

/** Builds a page's own nodes; every name in them must be shown on the page. */
export type PageNodes = (page: PageInGraph) => readonly Thing[];

interface GraphedPage {
  path: string;
  /** Absolute URL of the page's share picture. */
  picture: string;
  title: string;
  description: string;
  language: 'en' | 'es';
  kind: PageKind;
  /** The breadcrumbs shown on the page; empty without. */
  trail: readonly Link[];
  nodes: PageNodes | undefined;
}

/**
 * Builds one connected graph: firm with offices, site, page, breadcrumbs and the page's own nodes. Nodes
 * refer to each other by `@id`, always within the graph.
 */
export function structuredData(
  { path, picture, title, description, language, kind, trail, nodes }: GraphedPage,
  { siteUrl, aggregateRating }: Pick<PageRequest, 'siteUrl' | 'aggregateRating'>,
): Graph {
  const ids = graphIds(siteUrl);
  const page: Exclude<WebPage | AboutPage | CollectionPage | ContactPage, string> = {
    '@type': kind,
    '@id': ids.page(path),
    url: siteUrl + path,
    name: title,
    description,
    inLanguage: `${language}-US`,
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
    ...(trail.length > 0 ? { breadcrumb: { '@id': ids.breadcrumbs(path) } } : {}),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...firmNodes(siteUrl, ids, aggregateRating),
      siteNode(siteUrl, ids),
      page,
      ...(trail.length > 0 ? [breadcrumbs(siteUrl, ids.breadcrumbs(path), trail)] : []),
      ...(nodes?.({ siteUrl, path, picture, ids }) ?? []),
    ],
  };
}

/** The breadcrumbs alone, for a page that is not indexed; null without. */
export function trailData(path: string, trail: readonly Link[], siteUrl: string): Graph | null {
  if (trail.length === 0) return null;
  const id = graphIds(siteUrl).breadcrumbs(path);
  return { '@context': 'https://schema.org', '@graph': [breadcrumbs(siteUrl, id, trail)] };
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

function breadcrumbs(siteUrl: string, id: string, trail: readonly Link[]): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + href,
    })),
  };
}
