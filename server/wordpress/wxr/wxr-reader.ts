import { basename } from 'node:path';
import { sha256 } from '../../platform/hash.ts';
import { formerUrl } from '../../platform/permalinks.ts';
import { count, createBudget } from '../bounds.ts';
import { withFootnotes } from '../convert/footnotes.ts';
import { plainWords } from '../convert/readable-text.ts';
import { withReusableBlocks } from '../convert/reusable-blocks.ts';
import { yoastOf } from '../convert/yoast.ts';
import { createSourceDates } from '../source-dates.ts';
import { createSourceFacts, textProblem, UNDATED, type WordPressSource } from '../wordpress-post.ts';
import { type WxrRecord, wxrItems } from './wxr-items.ts';

/** Statuses and types of items that are no posts, under the kind they are reported as. */
const NO_POSTS: Record<string, string> = {
  trash: 'posts in the trash',
  'auto-draft': 'automatic drafts',
  ...{ inherit: 'revisions', revision: 'revisions', page: 'pages', nav_menu_item: 'menu items' },
};
/** Characters of attachments, of reusable blocks and of authors that are held in memory; `ENTRY_MIN` is charged for each. */
const ATTACHMENTS_MAX = 60_000_000;
const BLOCKS_MAX = 4_000_000;
const AUTHORS_MAX = 10_000_000;
const ENTRY_MIN = 300;
const TRASHED_MAX = 100_000;
/** An archive may have any number of damaged files. */
const COMPLAINTS_MAX = 100;
/** `tag` is that of WordPress before 3.1; elements of channels have none. */
const KNOWN_TAXONOMIES = ['category', 'post_tag', 'tag', ''];

type Attachment = { url: string; alt: string; link: string; parent: number | null };

/**
 * Reads an export file (WXR). It is read twice: first for the attachments, authors and counts, because a post may name
 * an attachment that comes after it.
 * @param name shown in the report
 */
export async function openExport(
  file: string,
  signal: AbortSignal,
  name = basename(file),
): Promise<WordPressSource> {
  const index = await indexOf(file, signal);
  const { attachments, facts, siteUrl } = index;
  const byPost = Map.groupBy(attachments.keys(), (id) => attachments.get(id)?.parent);
  const media = async (ids: readonly number[]) =>
    ids.flatMap((id) => attachments.get(id) ?? []).map(({ url, alt }) => ({ url, alt }));
  return {
    kind: 'wxr',
    name,
    siteUrl,
    facts,
    media,
    // By number, as WordPress's REST API gives them.
    attachedMedia: (wpId) => media((byPost.get(wpId) ?? []).sort((a, b) => a - b)),
    async *posts() {
      for await (const item of wxrItems(file)) {
        if (item.type !== 'item' || kindOf(item) !== 'post') continue;
        yield await postOf(item, index, media);
      }
    },
  };
}

type ExportIndex = Awaited<ReturnType<typeof indexOf>>;

async function indexOf(file: string, signal: AbortSignal) {
  const dates = createSourceDates();
  const authors = new Map<string, { name: string; email: string | undefined }>();
  const attachments = new Map<number, Attachment>();
  const attachmentFits = createBudget(ATTACHMENTS_MAX, ENTRY_MIN);
  const facts = createSourceFacts();
  const { statuses, categories, leftOut, complaints, trashed } = facts;
  facts.isWhole = false;
  const blocks = new Map<number, string>();
  const blockFits = createBudget(BLOCKS_MAX, ENTRY_MIN);
  const authorFits = createBudget(AUTHORS_MAX, ENTRY_MIN);
  const channel: Record<string, string> = {};

  function learn(item: WxrRecord): void {
    const { fields } = item;
    const id = idOf(fields['wp:post_id']);
    dates.learn(fields['wp:post_date'], fields['wp:post_date_gmt']);
    dates.learn(fields['wp:post_modified'], fields['wp:post_modified_gmt']);
    const kind = kindOf(item);
    // An export of a choice of posts has no pages; since WordPress 6.5 it has their attachments.
    if (!['post', 'attachment'].includes(fields['wp:post_type'] ?? '')) facts.isWhole = true;
    else if (statusOf(item) === 'trash' && trashed.size < TRASHED_MAX) trashed.add(String(id));
    if (kind === 'attachment') learnAttachment(id, item);
    else if (fields['wp:post_type'] === 'wp_block') {
      const content = fields['content:encoded'] ?? '';
      if (id !== null && blockFits(content)) blocks.set(id, content);
    } else if (kind !== 'post') count(leftOut, kind);
    else {
      for (const { domain } of item.terms)
        if (!KNOWN_TAXONOMIES.includes(domain)) count(leftOut, `terms of the taxonomy “${domain}”`);
      count(statuses, statusOf(item));
      const published = statusOf(item) === 'publish' ? termsOf(item, 'category') : [];
      for (const { name } of published) count(categories, name);
    }
  }

  function learnAttachment(id: number | null, { fields, meta }: WxrRecord): void {
    if (id === null) return;
    const url = (fields['wp:attachment_url'] ?? '').trim();
    const alt = plainWords(meta._wp_attachment_image_alt ?? '');
    const page = URL.parse((fields.link ?? '').trim());
    const link = (page && formerUrl(page)) ?? '';
    if (!attachmentFits(url, alt, link)) count(leftOut, 'files beyond those that can be held in memory');
    else attachments.set(id, { url, alt, link, parent: idOf(fields['wp:post_parent']) });
  }

  function learnAuthor({ fields }: WxrRecord): void {
    const [login = '', html, email = ''] = ['login', 'display_name', 'email'].map(
      (field) => fields[`wp:author_${field}`],
    );
    // Each part of a divided export names all authors.
    if (authors.has(login)) return;
    const name = plainWords(html || login);
    if (!authorFits(login, name, email)) count(leftOut, 'authors beyond those that can be held in memory');
    else authors.set(login, { name, email: email || undefined });
  }

  for await (const item of wxrItems(file)) {
    if (item.type === 'channel') Object.assign(channel, item.fields);
    else if (item.type === 'wp:author') learnAuthor(item);
    else if (item.type !== 'damage') learn(item);
    else if (complaints.length < COMPLAINTS_MAX) complaints.push(item.fields.reason ?? '');
    else count(leftOut, `damaged files beyond the first ${COMPLAINTS_MAX}`);
    signal.throwIfAborted();
  }
  const siteUrl = (channel['wp:base_blog_url'] || channel.link || '').trim().replace(/\/+$/, '');
  const siteName = plainWords(channel.title ?? '');
  facts.total = statuses.values().reduce((sum, count) => sum + count, 0);
  facts.filePages = [...attachments.values()].filter(({ link }) => link !== '');
  return { facts, dates, authors, blocks, attachments, siteUrl, siteName };
}

async function postOf(item: WxrRecord, index: ExportIndex, media: WordPressSource['media']) {
  const { fields, meta } = item;
  const title = plainWords(fields.title ?? '');
  const problem = textProblem(fields['content:encoded']);
  if (problem) return { post: title || `Post ${fields['wp:post_id']}`, reason: problem };
  const number = idOf(fields['wp:post_id']) ?? numberIn(fields.guid) ?? numberIn(fields.link);
  const url = fields.guid?.trim() || fields.link?.trim();
  const publishedAt =
    index.dates.utc(fields['wp:post_date'], fields['wp:post_date_gmt']) ?? dateOf(fields.pubDate);
  const isKnown = number !== null || Boolean(url);
  const author = index.authors.get(fields['dc:creator'] ?? '');
  const blockOf = async (id: number) => index.blocks.get(id);
  const content = await withReusableBlocks(fields['content:encoded'] ?? '', blockOf);
  const thumbnail = idOf(meta._thumbnail_id);
  const featuredImage = thumbnail === null ? null : (await media([thumbnail]))[0];
  const post = {
    wpId: number ?? madeNumber(url || title),
    status: isKnown && publishedAt ? statusOf(item) : 'draft',
    hasPassword: (fields['wp:post_password'] ?? '') !== '',
    slug: (fields['wp:post_name'] ?? '').trim(),
    link: (fields.link ?? '').trim(),
    title,
    form: 'raw' as const,
    content: withFootnotes(content, meta.footnotes),
    excerpt: plainWords(fields['excerpt:encoded'] ?? ''),
    author: author?.name ?? plainWords(fields['dc:creator'] ?? ''),
    authorEmail: author?.email,
    categories: termsOf(item, 'category'),
    tags: termsOf(item, 'post_tag', 'tag'),
    featuredImage,
    publishedAt,
    modifiedAt: index.dates.utc(fields['wp:post_modified'], fields['wp:post_modified_gmt']),
    notes: [
      ...(featuredImage === undefined
        ? ['Its featured image is not in the file: export “All content” to have it.']
        : []),
      ...(number === null ? ['It has no number in the file: one was made here.'] : []),
      ...(publishedAt ? [] : [UNDATED]),
      ...(isKnown ? [] : ['It has no address in the file: it is a draft.']),
    ],
  };
  return { ...post, seo: yoastOf(meta, post, index.siteName) };
}

/** Null: it is not a positive integer. */
function idOf(text = ''): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The number in a URL, `https://old.example/?p=12`. */
function numberIn(url = ''): number | null {
  return idOf(/[?&](?:p|page_id)=(\d+)/.exec(url)?.[1]);
}

/** Hashes a text to a number above those of WordPress. */
function madeNumber(text: string): number {
  return 2 ** 48 + Number.parseInt(sha256(text).slice(0, 12), 16);
}

/** @param text `Fri, 03 Feb 2024 12:00:00 +0000`; undated drafts have the year -0001 */
function dateOf(text = ''): string | undefined {
  const ms = /\s-\d{4}\s/.test(text) ? Number.NaN : Date.parse(text);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

function statusOf({ fields }: WxrRecord): string {
  return fields['wp:status'] || 'publish';
}

/** `post`, `attachment`, or the kind as which an item is reported and left out. */
function kindOf(item: WxrRecord): string {
  const type = item.fields['wp:post_type'] ?? '';
  if (type === 'post') return NO_POSTS[statusOf(item)] ?? type;
  return type === 'attachment' ? type : (NO_POSTS[type] ?? `items of the type “${type}”`);
}

function termsOf(item: WxrRecord, ...domains: string[]) {
  const terms = new Map<string, { slug: string; name: string }>();
  for (const { domain, slug, name: html } of item.terms) {
    const name = plainWords(html);
    // WordPress before 3.1 writes each term twice, first without its slug.
    if (domains.includes(domain) && name !== '' && !(terms.has(name) && slug === ''))
      terms.set(name, { slug, name });
  }
  return [...terms.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
