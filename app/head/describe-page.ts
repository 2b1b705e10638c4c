import type { RouterContextProvider } from 'react-router';
import { firm } from '#firm/identity.ts';
import { documentTitle } from '../../content/derive/document-title.ts';
import type { Link } from '../../content/schema/firm.ts';
import type { PageSeo } from '../../content/schema/seo.ts';
import { LISTED_ROBOTS, UNLISTED_ROBOTS } from '../../contract/page-robots.ts';
import type { ChangedTags, HeadTag } from '../../contract/page-tags.ts';
import { sharePicture } from '../../contract/paths.ts';
import { isNoindex } from '../../contract/robots.ts';
import { pageRequestContext, refusedFormContext, structuredDataContext } from '../context.ts';
import { canonicalUrl } from './canonical-url.ts';
import type { PageDescription } from './page-meta.ts';
import { pageTitle } from './page-title.ts';
import { type PageKind, type PageNodes, structuredData, trailData } from './structured-data.ts';

type Tag = [name: string, content: string];

interface DescribedPage {
  /** The path with its trailing slash. */
  path: string;
  /** The path of the page whose share picture it has, by default its own. */
  pictureOf?: string;
  /** Id of its meta-tag record, by default its path. A page that is not indexed or does not exist has none. */
  record?: string;
  seo: Pick<PageSeo, 'title' | 'description'> & Partial<PageSeo>;
  /** False for a page answered with 404, which has no canonical URL. */
  exists?: boolean;
  /** The language of its content. */
  language?: 'en' | 'es';
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
  /** A path of this site, or an absolute URL. */
  ogImage: string | null;
}

/** Describes a page for its `meta`, and sets its structured data. Called by loaders, so it runs on the server only. */
export function describePage(
  context: Readonly<RouterContextProvider>,
  {
    path,
    pictureOf = path,
    record = path,
    seo,
    exists = true,
    language = 'en',
    kind = 'WebPage',
    trail = [],
    nodes,
    article,
  }: DescribedPage,
): PageDescription {
  const request = context.get(pageRequestContext);
  const { siteUrl } = request;
  const changed = exists && !seo.noindex ? request.changedPages.get(record) : undefined;
  const texts = textsOf(seo, article, changed);
  const picture = { url: siteUrl + sharePicture.path(pictureOf), alt: `${texts.title}. ${firm.name}` };
  const graphed = { path, picture: picture.url, title: texts.title, description: texts.description };
  context.set(
    structuredDataContext,
    isNoindex(texts.robots)
      ? trailData(path, trail, siteUrl)
      : structuredData({ ...graphed, language, kind, trail, nodes }, request),
  );
  const url = canonicalUrl(path, changed, siteUrl);
  const ownPicture = texts.ogImage ? shareable(texts.ogImage, siteUrl) : undefined;
  const headTags = changed?.headTags ?? [];
  const tags: Tag[] = [
    ['description', texts.description],
    ...(texts.keywords.length > 0 ? [['keywords', texts.keywords.join(', ')] satisfies Tag] : []),
    ['robots', texts.robots],
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', firm.name],
    ['og:locale', `${language}_US`],
    ['og:title', texts.sharedTitle],
    ['og:description', texts.sharedDescription],
    // A page that does not exist is the same at every URL.
    ...(exists ? [['og:url', url] satisfies Tag] : []),
    ['twitter:card', seo.noindex ? 'summary' : 'summary_large_image'],
    ['twitter:title', texts.sharedTitle],
    ['twitter:description', texts.sharedDescription],
    ...(seo.noindex ? [] : ownPicture ? ownPictureTags(ownPicture) : pictureTags(picture)),
    ...(article ? articleTags(article) : []),
    ['geo.region', firm.geo.region],
    ['geo.placename', firm.geo.placename],
    ...(firm.geo.latitude === undefined
      ? []
      : [['geo.position', `${firm.geo.latitude};${firm.geo.longitude}`] satisfies Tag]),
  ];
  return {
    title: pageTitle(texts.title, context.get(refusedFormContext)),
    canonical: exists ? url : null,
    tags: withoutReplaced(tags, headTags),
    ...(headTags.length > 0 ? { headTags } : {}),
  };
}

/** The texts of a head: what staff changed, else what the page gives. */
function textsOf(
  seo: DescribedPage['seo'],
  article: DescribedArticle | undefined,
  changed: ChangedTags | undefined,
) {
  const title = changed?.meta_title ?? seo.title;
  const description = changed?.meta_description ?? seo.description;
  return {
    title,
    description,
    keywords: keywordsIn(changed?.meta_keywords) ?? seo.keywords ?? [],
    robots: changed?.robots ?? (seo.noindex ? UNLISTED_ROBOTS : LISTED_ROBOTS),
    sharedTitle: changed?.og_title ?? article?.ogTitle ?? documentTitle(title),
    sharedDescription: changed?.og_description ?? article?.ogDescription ?? description,
    ogImage: changed?.og_image ?? article?.ogImage,
  };
}

/** Keywords separated by commas; undefined where there are none. */
export function keywordsIn(text: string | null | undefined): string[] | undefined {
  const keywords = (text ?? '')
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);
  return keywords.length > 0 ? keywords : undefined;
}

/** A tag that staff added replaces the page's own of the same name. */
function withoutReplaced(tags: readonly Tag[], headTags: readonly HeadTag[]): Tag[] {
  const added = headTags.flatMap((tag) => ('jsonLd' in tag ? [] : [tag.name, tag.property]));
  return tags.filter(([name]) => !added.includes(name));
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

/** Tags of the page's share picture. */
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

/** Networks show no SVG: the page's share picture replaces it. */
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
