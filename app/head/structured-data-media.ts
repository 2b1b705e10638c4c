import type { NewsArticle, VideoObject } from 'schema-dts';
import { pressArticles } from '#firm/press.ts';
import { videos } from '#firm/videos.ts';
import { isSampleUrl } from '../../content/derive/sample-url.ts';
import type { Poster, PressArticle, Video } from '../../content/schema/media.ts';
import { videoThumbnail } from '../../contract/paths.ts';
import type { PageInGraph, PageNodes } from './structured-data.ts';

/** The videos of a page that shows their titles, not their descriptions: they are described by their subjects. */
export function videoNodes(videoIds: readonly string[]): PageNodes {
  const shown = videos
    .filter(({ videoId }) => videoIds.includes(videoId))
    .map((video) => ({ ...video, description: video.highlights.join(', ') }));
  return (page) => shown.map((video) => videoNode(video, page));
}

/** The articles with a URL. */
export function pressNodes(articles: readonly PressArticle[]): PageNodes {
  const linked = articles.filter(({ url }) => !isSampleUrl(url));
  return (page) => linked.map((article) => articleNode(article, page));
}

/** All videos, and the articles with a URL. */
export const mediaNodes: PageNodes = (page) => [
  ...videos.map((video) => videoNode(video, page)),
  ...pressNodes(pressArticles)(page),
];

function videoNode(
  { videoId, title, description, duration, uploadDate, network, thumbnail }: Video,
  { siteUrl, ids, path }: PageInGraph,
): Exclude<VideoObject, string> {
  return {
    '@type': 'VideoObject',
    '@id': ids.onPage(path, `video-${videoId}`),
    name: title,
    description,
    thumbnailUrl: siteUrl + thumbnailPath(videoId, thumbnail),
    uploadDate,
    duration: isoDuration(duration),
    ...(videoId.startsWith('sample-')
      ? {}
      : { embedUrl: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}` }),
    publisher: { '@type': 'Organization', name: network },
    isPartOf: { '@id': ids.page(path) },
  };
}

/** Search engines require a raster thumbnail; drawings are SVG. */
function thumbnailPath(videoId: string, poster: Poster): string {
  const photograph = 'src' in poster && !poster.src.endsWith('.svg');
  return photograph ? poster.src : videoThumbnail.path(videoId);
}

function articleNode(
  { title, publication, date, excerpt, url, journalist }: PressArticle,
  { ids }: PageInGraph,
): Exclude<NewsArticle, string> {
  return {
    '@type': 'NewsArticle',
    '@id': url,
    url,
    headline: title,
    abstract: excerpt,
    datePublished: isoDay(date),
    author: { '@type': 'Person', name: journalist.replace(/^As told to /, '') },
    publisher: { '@type': 'Organization', name: publication },
    about: { '@id': ids.firm },
  };
}

/** Converts `6:42` to `PT6M42S` and `1:02:30` to `PT1H2M30S` (ISO 8601). */
function isoDuration(printed: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = printed.split(':').map(Number).reverse();
  return `PT${hours ? `${hours}H` : ''}${minutes}M${seconds}S`;
}

/** Converts `June 8, 2017` to `2017-06-08`, independent of the server's time zone. */
function isoDay(printed: string): string {
  return new Date(`${printed} UTC`).toISOString().slice(0, 10);
}
