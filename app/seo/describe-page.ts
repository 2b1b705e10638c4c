import type { RouterContextProvider } from 'react-router';
import { firm } from '../../content/firm.ts';
import type { PageSeo } from '../../content/seo-types.ts';
import type { Link } from '../../content/types.ts';
import { sharePicture } from '../../contract/paths.ts';
import { pageRequestContext } from '../context.ts';
import type { PageDescription } from './page-meta.ts';
import { type PageKind, type PageNodes, structuredData } from './structured-data.ts';

interface DescribedPage {
  /** The path with its trailing slash. */
  path: string;
  seo: Pick<PageSeo, 'title' | 'description'> & Partial<PageSeo>;
  /** False for what is answered with 404, which has no canonical address. */
  exists?: boolean;
  /** What the page is, where schema.org has a word for it. */
  kind?: PageKind;
  /** The trail that the page shows: the pages above it, and itself. */
  trail?: readonly Link[];
  /** What else its structured data describes, beside the firm and the page itself. */
  nodes?: PageNodes;
}

/**
 * What a loader returns for its page's `meta`. It also leaves the page's structured data in the request, from
 * where the server writes it into the document. It runs on the server only, so nothing of it is part of the
 * page's JavaScript.
 */
export function describePage(
  context: Readonly<RouterContextProvider>,
  { path, seo, exists = true, kind = 'WebPage', trail = [], nodes }: DescribedPage,
): PageDescription {
  const request = context.get(pageRequestContext);
  const { title: ownTitle, description, keywords = [], noindex = false } = seo;
  const title = `${ownTitle} | ${firm.name} ${firm.tagline}`;
  const url = request.siteUrl + path;
  const picture = { url: request.siteUrl + sharePicture.path(path), alt: `${ownTitle}. ${firm.name}` };
  if (!noindex) {
    request.structuredData = structuredData(
      { path, title: ownTitle, description, kind, trail, nodes },
      request,
    );
  }
  return {
    title,
    canonical: exists ? url : null,
    tags: [
      ['description', description],
      ...(keywords.length > 0 ? [['keywords', keywords.join(', ')] satisfies [string, string]] : []),
      ['robots', noindex ? 'noindex, nofollow' : 'index, follow'],
      ['og:type', 'website'],
      ['og:site_name', firm.name],
      ['og:locale', 'en_US'],
      ['og:title', title],
      ['og:description', description],
      ['og:url', url],
      ['twitter:card', noindex ? 'summary' : 'summary_large_image'],
      ['twitter:title', title],
      ['twitter:description', description],
      ...(noindex ? [] : pictureTags(picture)),
      ['geo.region', firm.geo.region],
      ['geo.placename', firm.geo.placename],
      ['geo.position', `${firm.geo.latitude};${firm.geo.longitude}`],
    ],
  };
}

/** Only listed pages have a picture. */
function pictureTags({ url, alt }: { url: string; alt: string }): [string, string][] {
  return [
    ['og:image', url],
    ['og:image:width', String(sharePicture.width)],
    ['og:image:height', String(sharePicture.height)],
    ['og:image:alt', alt],
    ['twitter:image', url],
    ['twitter:image:alt', alt],
  ];
}
