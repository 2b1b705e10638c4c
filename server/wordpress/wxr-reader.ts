import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { formerUrl } from '../../contract/permalinks.ts';
import type { Attachment, AttachmentsStore } from './attachments.store.ts';
import { withFootnotes } from './footnotes.ts';
import { plainWords, readableText } from './readable-text.ts';
import { withReusableBlocks } from './reusable-blocks.ts';
import { createSourceDates } from './source-dates.ts';
import {
  count,
  textProblem,
  UNDATED,
  type UnreadablePost,
  type WordPressPost,
  type WordPressSource,
  type WordPressTerm,
} from './wordpress-post.ts';
import { type WxrItem, wxrItems } from './wxr-items.ts';
import { yoastOf } from './yoast.ts';

/** Statuses of items that are no posts, under the kind they are reported as. */
const NO_POSTS: Record<string, string> = {
  trash: 'posts in the trash',
  'auto-draft': 'automatic drafts',
  inherit: 'revisions',
};
/** Attachments that are stored in one statement, and the characters of their texts. */
const STORED_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 1_000_000;
/** Characters of reusable blocks, which are held in memory. */
const BLOCKS_MAX = 4_000_000;
/** `tag` is that of WordPress before 3.1; elements of channels have none. */
const KNOWN_TAXONOMIES = ['category', 'post_tag', 'tag', ''];
const TYPES: Record<string, string> = { page: 'pages', revision: 'revisions', nav_menu_item: 'menu items' };

export interface ExportOptions {
  /** Shown in the report; the file's by default. */
  name?: string;
  importId: string;
  attachments: Pick<AttachmentsStore, 'add' | 'find' | 'ofPost'>;
  signal: AbortSignal;
}

/**
 * Reads an export file (WXR). It is read twice: first for the attachments, authors and counts, because a post may name
 * an attachment that comes after it.
 */
export async function openExport(file: string, options: ExportOptions): Promise<WordPressSource> {
  const { name = basename(file), importId, attachments } = options;
  const index = await indexOf(file, options);
  const { statuses, categories, leftOut, complaints } = index;
  const media = (ids: readonly number[]) => attachments.find(importId, ids);
  return {
    kind: 'wxr',
    name,
    siteUrl: () => index.siteUrl,
    total: () => [...statuses.values()].reduce((sum, count) => sum + count, 0),
    counts: () => ({ statuses, categories, leftOut }),
    complaints: () => complaints,
    trashed: () => index.trashed,
    isWhole: () => index.hasOthers,
    media,
    attachedMedia: (wpId) => attachments.ofPost(importId, wpId),
    async *posts() {
      for await (const item of wxrItems(file)) {
        if (item.type !== 'item' || kindLeftOut(item) !== null || !isPost(item)) continue;
        yield await postOf(item, index, media);
      }
    },
  };
}

type ExportIndex = Awaited<ReturnType<typeof indexOf>>;

async function indexOf(file: string, { importId, attachments, signal }: ExportOptions) {
  const dates = createSourceDates();
  const authors = new Map<string, { name: string; email: string }>();
  /** By number, because one may be in the file twice. */
  const unstored = new Map<number, Attachment>();
  let characters = 0;
  const statuses = new Map<string, number>();
  const categories = new Map<string, number>();
  const leftOut = new Map<string, number>();
  const trashed = new Set<string>();
  let hasOthers = false;
  const complaints: string[] = [];
  const blocks = new Map<number, string>();
  let blocksLength = 0;
  const channel: Record<string, string> = {};

  function learnAuthor(fields: Record<string, string>): void {
    const name = plainWords(fields['wp:author_display_name'] || fields['wp:author_login'] || '');
    authors.set(fields['wp:author_login'] ?? '', { name, email: fields['wp:author_email'] ?? '' });
  }

  function learn(item: WxrItem): void {
    const { fields } = item;
    dates.learn(fields['wp:post_date'], fields['wp:post_date_gmt']);
    dates.learn(fields['wp:post_modified'], fields['wp:post_modified_gmt']);
    const kind = kindLeftOut(item);
    // An export of a choice of posts has no pages; since WordPress 6.5 it has their attachments.
    if (!['post', 'attachment'].includes(fields['wp:post_type'] ?? '')) hasOthers = true;
    else if (statusOf(item) === 'trash') trashed.add(String(idOf(fields['wp:post_id'])));
    if (fields['wp:post_type'] === 'attachment') learnAttachment(item);
    else if (fields['wp:post_type'] === 'wp_block') learnBlock(fields);
    else if (kind !== null) count(leftOut, kind);
    else {
      for (const { domain } of item.terms)
        if (!KNOWN_TAXONOMIES.includes(domain)) count(leftOut, `terms of the taxonomy “${domain}”`);
      count(statuses, statusOf(item));
      const published = statusOf(item) === 'publish' ? termsOf(item, 'category') : [];
      for (const { name } of published) count(categories, name);
    }
  }

  function learnBlock(fields: Record<string, string>): void {
    const [id, content = ''] = [idOf(fields['wp:post_id']), fields['content:encoded']];
    blocksLength += content.length;
    if (id !== null && blocksLength <= BLOCKS_MAX) blocks.set(id, content);
  }

  function learnAttachment({ fields, meta }: WxrItem): void {
    const wpId = idOf(fields['wp:post_id']);
    if (wpId === null) return;
    const url = (fields['wp:attachment_url'] ?? '').trim();
    const alt = plainWords(meta._wp_attachment_image_alt ?? '');
    const page = URL.parse((fields.link ?? '').trim());
    const link = (page && formerUrl(page)) ?? '';
    unstored.set(wpId, { wpId, parent: idOf(fields['wp:post_parent']), url, alt, link });
    characters += url.length + alt.length + link.length;
  }

  async function storeAttachments(): Promise<void> {
    if (unstored.size > 0) await attachments.add(importId, [...unstored.values()]);
    unstored.clear();
    characters = 0;
  }

  for await (const item of wxrItems(file)) {
    if (item.type === 'channel') Object.assign(channel, item.fields);
    else if (item.type === 'author') learnAuthor(item.fields);
    else if (item.type === 'damage') complaints.push(item.fields.reason ?? '');
    else learn(item);
    if (unstored.size >= STORED_AT_ONCE || characters >= CHARACTERS_AT_ONCE) await storeAttachments();
    signal.throwIfAborted();
  }
  await storeAttachments();
  const siteUrl = (channel['wp:base_blog_url'] || channel.link || '').trim().replace(/\/+$/, '');
  const siteName = plainWords(channel.title ?? '');
  return {
    dates,
    authors,
    statuses,
    categories,
    leftOut,
    complaints,
    trashed,
    hasOthers,
    blocks,
    siteUrl,
    siteName,
  };
}

async function postOf(
  item: WxrItem,
  index: ExportIndex,
  media: WordPressSource['media'],
): Promise<WordPressPost | UnreadablePost> {
  const { fields, meta } = item;
  const title = plainWords(fields.title ?? '');
  const problem = textProblem(fields['content:encoded']);
  if (problem) return { post: title || `Post ${fields['wp:post_id']}`, reason: problem };
  const number = idOf(fields['wp:post_id']) ?? numberIn(fields.guid) ?? numberIn(fields.link);
  const address = fields.guid?.trim() || fields.link?.trim();
  const publishedAt =
    index.dates.utc(fields['wp:post_date'], fields['wp:post_date_gmt']) ?? dateOf(fields.pubDate);
  const isKnown = number !== null || Boolean(address);
  const modifiedAt = index.dates.utc(fields['wp:post_modified'], fields['wp:post_modified_gmt']);
  const author = index.authors.get(fields['dc:creator'] ?? '');
  const categories = termsOf(item, 'category');
  const tags = termsOf(item, 'post_tag', 'tag');
  const excerpt = plainWords(fields['excerpt:encoded'] ?? '');
  const variables = {
    title,
    excerpt,
    author: author?.name ?? '',
    categories: categories.map((term) => term.name),
    tags: tags.map((term) => term.name),
    siteName: index.siteName,
    publishedAt,
    modifiedAt,
  };
  const content = await withReusableBlocks(fields['content:encoded'] ?? '', async (id) =>
    index.blocks.get(id),
  );
  const thumbnail = idOf(meta._thumbnail_id);
  const featuredImage = thumbnail === null ? null : (await media([thumbnail]))[0];
  return {
    wpId: number ?? madeNumber(address || title),
    status: isKnown && publishedAt ? statusOf(item) : 'draft',
    hasPassword: (fields['wp:post_password'] ?? '') !== '',
    slug: (fields['wp:post_name'] ?? '').trim(),
    link: (fields.link ?? '').trim(),
    title,
    form: 'raw',
    content: readableText(withFootnotes(content, meta.footnotes)),
    excerpt,
    author: author?.name ?? plainWords(fields['dc:creator'] ?? ''),
    authorEmail: author?.email || undefined,
    categories,
    tags,
    featuredImage,
    seo: yoastOf(meta, variables),
    publishedAt,
    modifiedAt,
    notes: [
      ...(featuredImage === undefined
        ? ['Its featured image is not in the file: export “All content” to have it.']
        : []),
      ...(number === null ? ['It has no number in the file: one was made here.'] : []),
      ...(publishedAt ? [] : [UNDATED]),
      ...(isKnown ? [] : ['It has no address in the file: it is a draft.']),
    ],
  };
}

/** Null: it is no number of WordPress. */
function idOf(text = ''): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The number in an address, `https://old.example/?p=12`. */
function numberIn(address = ''): number | null {
  return idOf(/[?&](?:p|page_id)=(\d+)/.exec(address)?.[1]);
}

/** A number that only this text has, above those of WordPress. */
function madeNumber(text: string): number {
  return 2 ** 48 + Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16);
}

/** @param text `Fri, 03 Feb 2024 12:00:00 +0000`; undated drafts have the year -0001 */
function dateOf(text = ''): string | undefined {
  const ms = /\s-\d{4}\s/.test(text) ? Number.NaN : Date.parse(text);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

function isPost({ fields }: WxrItem): boolean {
  return fields['wp:post_type'] === 'post';
}

function statusOf({ fields }: WxrItem): string {
  return fields['wp:status'] || 'publish';
}

/** The kind as which an item is reported and left out; null for posts and attachments. */
function kindLeftOut(item: WxrItem): string | null {
  const type = item.fields['wp:post_type'] ?? '';
  if (type === 'attachment') return null;
  if (type !== 'post') return TYPES[type] ?? `items of the type “${type}”`;
  return NO_POSTS[statusOf(item)] ?? null;
}

function termsOf(item: WxrItem, ...domains: string[]): WordPressTerm[] {
  const terms = new Map<string, WordPressTerm>();
  for (const { domain, slug, name: html } of item.terms) {
    const name = plainWords(html);
    // WordPress before 3.1 writes each term twice, first without its slug.
    if (domains.includes(domain) && name !== '' && !(terms.has(name) && slug === ''))
      terms.set(name, { slug, name });
  }
  return [...terms.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
