import type { BlogPosting, ItemList } from 'schema-dts';
import { firm } from '#firm/identity.ts';
import { attorneys } from '../../content/derive/attorneys.ts';
import type { Post, PostSummary } from '../../contract/blog.ts';
import { paths } from '../../contract/paths.ts';
import { pngOrJpeg } from '../../contract/pictures.ts';
import type { PageInGraph, PageNodes } from './structured-data.ts';
import { attorneyNode } from './structured-data-people.ts';

/** The posts of a page of the blog's list. */
export function postListNodes(posts: readonly PostSummary[]): PageNodes {
  return ({ siteUrl, ids, path }) => {
    if (posts.length === 0) return [];
    const list: Exclude<ItemList, string> = {
      '@type': 'ItemList',
      '@id': ids.onPage(path, 'list'),
      mainEntityOfPage: { '@id': ids.page(path) },
      itemListElement: posts.map(({ slug, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: siteUrl + paths.article(slug),
      })),
    };
    return [list];
  };
}

/** An article, and its author if that is one of the attorneys; the firm is in every graph. */
export function articleNodes(post: Post): PageNodes {
  return (page) => {
    const { siteUrl, ids } = page;
    const attorney = attorneys.find(({ name }) => name === post.author);
    if (attorney) {
      const author = { '@id': ids.attorney(attorney.slug) };
      return [articleNode(post, page, author), attorneyNode(attorney, siteUrl, ids)];
    }
    const isByFirm = post.author === firm.name || post.author === firm.shortName;
    return [
      articleNode(post, page, isByFirm ? { '@id': ids.firm } : { '@type': 'Person', name: post.author }),
    ];
  };
}

function articleNode(
  post: Post,
  { siteUrl, ids, path, picture }: PageInGraph,
  author: { '@id': string } | { '@type': 'Person'; name: string },
): Exclude<BlogPosting, string> {
  const { title, publishedAt, modifiedAt, featuredImage, categories, tags, readMinutes } = post;
  const ownPicture = featuredImage && pngOrJpeg(featuredImage, siteUrl);
  return {
    '@type': 'BlogPosting',
    '@id': ids.onPage(path, 'article'),
    headline: title,
    url: siteUrl + path,
    datePublished: publishedAt,
    dateModified: modifiedAt ?? publishedAt,
    author,
    publisher: { '@id': ids.firm },
    image: [picture, ...(ownPicture ? [ownPicture] : [])],
    ...(categories.length > 0 ? { articleSection: [...categories] } : {}),
    ...(tags.length > 0 ? { keywords: [...tags] } : {}),
    timeRequired: `PT${readMinutes}M`,
    inLanguage: 'en-US',
    mainEntityOfPage: { '@id': ids.page(path) },
  };
}
