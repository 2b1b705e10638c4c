import type { RouterContextProvider } from 'react-router';
import { firm } from '../../content/firm.ts';
import type { PageSeo } from '../../content/seo-types.ts';
import type { Link } from '../../content/types.ts';
import { sharePicture } from '../../contract/paths.ts';
import { pageRequestContext } from '../context.ts';
import { documentTitle, type PageDescription } from './page-meta.ts';
import { type PageKind, type PageNodes, structuredData, trailData } from './structured-data.ts';

type Tag = [name: string, content: string];

interface DescribedPage {
  /** The path with its trailing slash. */
  path: string;
  /** The path of the page whose share picture it has, by default its own. */
  pictureOf?: string;
  seo: Pick<PageSeo, 'title' | 'description'> & Partial<PageSeo>;
  /** False for what is answered with 404, which has no canonical address. */
  exists?: boolean;
  /** The page's schema.org type, by default `WebPage`. */
  kind?: PageKind;
  /** The breadcrumbs of the page, from the home page to the page itself. */
  trail?: readonly Link[];
  /** Further nodes of its structured data. */
  nodes?: PageNodes;
  /** Set for an article: networks show when it was written. */
  article?: DescribedArticle;
}

export interface DescribedArticle {
  /** UTC, ISO 8601. */
  publishedAt: string;
  modifiedAt: string | null;
  section: string | null;
  tags: readonly string[];
  /** Replacements for title, description and picture on social networks. */
  ogTitle: string | null;
  ogDescription: string | null;
  /** A path of this site, or an absolute address. */
  ogImage: string | null;
}

/** Describes a page for its `meta`: head tags and structured data. Called by loaders, so it runs on the server only. */
export function describePage(
  context: Readonly<RouterContextProvider>,
  { path, pictureOf = path, seo, exists = true, kind = 'WebPage', trail = [], nodes, article }: DescribedPage,
): PageDescription {
  const request = context.get(pageRequestContext);
  const { siteUrl } = request;
  const { title: ownTitle, description, keywords = [], noindex = false } = seo;
  const title = documentTitle(ownTitle);
  const url = siteUrl + path;
  const picture = { url: siteUrl + sharePicture.path(pictureOf), alt: `${ownTitle}. ${firm.name}` };
  const ownPicture = article?.ogImage ? shareable(article.ogImage, siteUrl) : undefined;
  const sharedTitle = article?.ogTitle ?? title;
  const sharedDescription = article?.ogDescription ?? description;
  const graph = noindex
    ? trailData(path, trail, siteUrl)
    : structuredData(
        { path, picture: picture.url, title: ownTitle, description, kind, trail, nodes },
        request,
      );
  return {
    title,
    canonical: exists ? url : null,
    structuredData: graph && JSON.stringify(graph),
    tags: [
      ['description', description],
      ...(keywords.length > 0 ? [['keywords', keywords.join(', ')] satisfies Tag] : []),
      ['robots', noindex ? 'noindex, nofollow' : 'index, follow'],
      ['og:type', article ? 'article' : 'website'],
      ['og:site_name', firm.name],
      ['og:locale', 'en_US'],
      ['og:title', sharedTitle],
      ['og:description', sharedDescription],
      ['og:url', url],
      ['twitter:card', noindex ? 'summary' : 'summary_large_image'],
      ['twitter:title', sharedTitle],
      ['twitter:description', sharedDescription],
      ...(noindex ? [] : ownPicture ? ownPictureTags(ownPicture) : pictureTags(picture)),
      ...(article ? articleTags(article) : []),
      ['geo.region', firm.geo.region],
      ['geo.placename', firm.geo.placename],
      ['geo.position', `${firm.geo.latitude};${firm.geo.longitude}`],
    ],
  };
}

/** https://ogp.me/#type_article */
function articleTags({ publishedAt, modifiedAt, section, tags }: DescribedArticle): Tag[] {
  return [
    ['article:published_time', publishedAt],
    ...(modifiedAt ? [['article:modified_time', modifiedAt] satisfies Tag] : []),
    ...(section ? [['article:section', section] satisfies Tag] : []),
    ...tags.map((tag): Tag => ['article:tag', tag]),
  ];
}

/** Only listed pages have a picture. */
function pictureTags({ url, alt }: { url: string; alt: string }): Tag[] {
  return [
    ['og:image', url],
    ['og:image:width', String(sharePicture.width)],
    ['og:image:height', String(sharePicture.height)],
    ['og:image:alt', alt],
    ['twitter:image', url],
    ['twitter:image:alt', alt],
  ];
}

/** Networks show no drawings (SVG): then the page's share picture stands in. */
function shareable(address: string, siteUrl: string): string | undefined {
  const url = URL.parse(address, siteUrl);
  return url && /^https?:$/.test(url.protocol) && !/\.svgz?$/i.test(url.pathname) ? url.href : undefined;
}

/** A picture that the firm chose; its size is not known. */
function ownPictureTags(url: string): Tag[] {
  return [
    ['og:image', url],
    ['twitter:image', url],
  ];
}
