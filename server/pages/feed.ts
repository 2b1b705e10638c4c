import { firm } from '#firm/identity.ts';
import { blogPage } from '../../content/interface/blog.ts';
import type { Post } from '../../contract/blog.ts';
import { paths, searchFilePaths } from '../../contract/paths.ts';
import { IntricateText } from '../platform/text-thread.ts';
import { xmlText } from './xml.ts';

export interface FeedOptions {
  siteUrl: string;
  /**
   * Returns an article's HTML as XML text, its URLs absolute and its pictures PNG or JPEG, given the article's URL.
   * @throws {IntricateText}
   */
  feedText: (html: string, url: string) => Promise<string>;
}

/** Generates RSS 2.0 with the excerpt in `description` and the full text in `content:encoded`. */
export async function feed(posts: readonly Post[], options: FeedOptions): Promise<string> {
  const { siteUrl } = options;
  const changed = posts.map(({ modifiedAt, publishedAt }) => modifiedAt ?? publishedAt).sort();
  const newest = changed.at(-1);
  const items = await Promise.all(posts.map((post) => item(post, options)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${firm.name}: ${blogPage.seo.title}`),
    element('link', siteUrl + paths.blog),
    element('description', blogPage.seo.description),
    element('language', 'en-us'),
    ...(newest ? [element('lastBuildDate', rfc822(newest))] : []),
    `<atom:link href="${xmlText(siteUrl + searchFilePaths.feed)}" rel="self" type="application/rss+xml"/>`,
    ...items.flat(),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

async function item(post: Post, { siteUrl, feedText }: FeedOptions): Promise<string[]> {
  const url = siteUrl + paths.article(post.slug);
  const picture =
    post.featuredImage === null
      ? ''
      : `<p><img src="${xmlText(post.featuredImage)}" alt="${xmlText(post.featuredImageAlt ?? '')}" /></p>`;
  const text = await feedText(picture + post.content, url).catch((error: unknown) => {
    if (error instanceof IntricateText) return null;
    throw error;
  });
  return [
    '<item>',
    element('title', post.title),
    element('link', url),
    // Stable when the slug changes, so that feed readers show no duplicate.
    `<guid isPermaLink="false">urn:uuid:${xmlText(post.id)}</guid>`,
    element('pubDate', rfc822(post.publishedAt)),
    element('dc:creator', post.author),
    ...[...post.categories, ...post.tags].map((name) => element('category', name)),
    element('description', post.excerpt),
    ...(text === null ? [] : [`<content:encoded>${text}</content:encoded>`]),
    '</item>',
  ];
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

/** @param moment UTC ISO 8601 */
function rfc822(moment: string): string {
  return new Date(moment).toUTCString();
}
