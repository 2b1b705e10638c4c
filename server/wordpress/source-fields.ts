import { convertContent } from './convert-content.ts';
import type { ImportedFile } from './imported-posts.store.ts';
import { createLinks } from './links.ts';
import type { MediaCopy } from './media-copy.ts';
import type { ImportedFields } from './merge-post.ts';
import { rewriteHtml } from './rewrite-html.ts';
import type { WordPressPost, WordPressSource } from './wordpress-post.ts';

export interface ConvertedPost {
  /** Without the fields that the source does not tell. */
  fields: Partial<ImportedFields>;
  files: readonly ImportedFile[];
  notes: readonly string[];
  /** Unknown shortcodes and blocks of its text, each once. */
  leftOut: readonly string[];
}

/** Raise it when posts are converted in another way: the next import then converts all anew. */
export const CONVERTER_VERSION = 4;

/** Converts a post of the source to the fields of a post here, and copies its files. */
export async function convertPost(
  post: WordPressPost,
  source: WordPressSource,
  media: MediaCopy,
): Promise<ConvertedPost> {
  const links = createLinks(source.siteUrl(), post.link);
  const files = new Map<string, string | null>();
  const notes = [...post.notes];

  async function copy(url: URL): Promise<string | null> {
    const from = url.href;
    const copied = await media.copy(url, links.isOwn(url) ? null : url.host);
    if (copied.to === null && !files.has(from)) notes.push(`Not copied: ${from} (${copied.reason})`);
    files.set(from, copied.to);
    return copied.to;
  }

  /** An address that cannot be copied stays as it is. */
  async function copied(address: string | null): Promise<string | null> {
    const url = address ? links.parse(address) : null;
    return url ? ((await copy(url)) ?? url.href) : null;
  }

  const converted =
    post.content === undefined
      ? null
      : await convertContent(post.content, {
          wpId: post.wpId,
          isRendered: post.form === 'rendered',
          source,
        });
  notes.push(...(converted?.notes ?? []));
  const content = converted ? await rewriteHtml(converted.html, links, copy) : undefined;
  const { featuredImage, seo } = post;
  const fields = {
    title: nameOf(post),
    slug: post.slug,
    content,
    excerpt: post.excerpt,
    author: post.author || undefined,
    authorEmail: post.authorEmail,
    status: isPublished(post) ? ('published' as const) : ('draft' as const),
    featuredImage: featuredImage === undefined ? undefined : await copied(featuredImage?.url ?? null),
    featuredImageAlt: featuredImage === undefined ? undefined : featuredImage?.alt || null,
    categories: post.categories?.map(({ name }) => name),
    tags: post.tags?.map(({ name }) => name),
    metaTitle: seo?.metaTitle,
    metaDescription: seo?.metaDescription,
    metaKeywords: seo?.metaKeywords,
    ogTitle: seo?.ogTitle,
    ogDescription: seo?.ogDescription,
    ogImage: seo && (await copied(seo.ogImage)),
    yoastData: seo?.data,
    publishedAt: post.publishedAt,
    modifiedAt: post.modifiedAt,
  };
  const told = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { fields: Object.fromEntries(told), files: [...files], notes, leftOut: converted?.leftOut ?? [] };
}

export function nameOf({ title, wpId }: WordPressPost): string {
  return title || `Post ${wpId}`;
}

/** A scheduled post is a published one whose date lies ahead. */
function isPublished({ status, hasPassword }: WordPressPost): boolean {
  return (status === 'publish' || status === 'future') && !hasPassword;
}
