import type { BlogPosting, ItemList, Thing } from 'schema-dts';
import { attorneys } from '../../content/attorneys.ts';
import type { Post, PostSummary } from '../../contract/blog.ts';
import { paths } from '../../contract/paths.ts';
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

/** An article, and its author if that is one of the attorneys. */
export function articleNodes(post: Post): PageNodes {
  return (page) => {
    const { siteUrl, ids } = page;
    const attorney = attorneys.find(({ name }) => name === post.author);
    const author: Thing[] = attorney ? [attorneyNode(attorney, siteUrl, ids)] : [];
    return [articleNode(post, page, attorney ? ids.attorney(attorney.slug) : null), ...author];
  };
}

function articleNode(
  post: Post,
  { siteUrl, ids, path, picture }: PageInGraph,
  attorneyId: string | null,
): Exclude<BlogPosting, string> {
  const { title, author, publishedAt, modifiedAt, featuredImage, categories, tags, readMinutes } = post;
  const ownPicture = featuredImage ? URL.parse(featuredImage, siteUrl)?.href : undefined;
  return {
    '@type': 'BlogPosting',
    '@id': ids.onPage(path, 'article'),
    headline: title,
    url: siteUrl + path,
    datePublished: publishedAt,
    dateModified: modifiedAt ?? publishedAt,
    author: attorneyId ? { '@id': attorneyId } : { '@type': 'Person', name: author },
    publisher: { '@id': ids.firm },
    image: [picture, ...(ownPicture ? [ownPicture] : [])],
    articleSection: [...categories],
    keywords: [...tags],
    timeRequired: `PT${readMinutes}M`,
    inLanguage: 'en-US',
    mainEntityOfPage: { '@id': ids.page(path) },
  };
}
