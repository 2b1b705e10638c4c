import { POST_MAX_BYTES } from '../../contract/posts.ts';
import type { ImportReport } from '../../contract/wordpress-import.ts';
import type { PostToSave } from '../blog/prepare-post.ts';

export interface WordPressTerm {
  name: string;
  slug: string;
}

export interface WordPressMedia {
  url: string;
  alt: string;
}

/** A file that has a page of its own. */
export interface WordPressFilePage {
  /** The key of the page's URL (server/platform/permalinks.ts). */
  link: string;
  /** The number of the post it was uploaded to; null: none. */
  parent: number | null;
  url: string;
}

/** The fields that SEO plugins add, with their variables expanded; null: not written by an author. */
export type WordPressSeo = Pick<PostToSave, 'metaTitle' | 'metaDescription' | 'ogTitle' | 'ogDescription'> &
  Pick<PostToSave, 'ogImage' | 'yoastData'> & { metaKeywords: string | null | undefined };

/** A post as either reader gives it. An undefined field is one that the source omits: ours stays. */
export interface WordPressPost {
  wpId: number;
  /** `publish`, `future`, `draft`, `pending`, `private` or a plugin's own. */
  status: string;
  hasPassword: boolean;
  /** As WordPress stores it, percent-encoded; empty for drafts without one. */
  slug: string;
  link: string;
  /** Plain text. */
  title: string;
  /** `raw`: as its author wrote it; `rendered`: as WordPress shows it, with typographic quotes. */
  form: 'raw' | 'rendered';
  content: string | undefined;
  /** Plain text; empty: none was written. */
  excerpt: string | undefined;
  author: string | undefined;
  authorEmail: string | undefined;
  categories: readonly WordPressTerm[] | undefined;
  tags: readonly WordPressTerm[] | undefined;
  /** Null: it has none. */
  featuredImage: WordPressMedia | null | undefined;
  seo: WordPressSeo | undefined;
  /** UTC, ISO 8601, in whole seconds; undefined: it has no date, and is a draft of the import's day. */
  publishedAt: string | undefined;
  modifiedAt: string | null;
  /** Remarks on the reading, for its author. */
  notes: readonly string[];
}

/** A post that cannot be read, by its title or number. */
export type UnreadablePost = ImportReport['errors'][number];

/** Facts about a source as a whole, collected while its posts are read. */
export type SourceFacts = ReturnType<typeof createSourceFacts>;
export type PostCounts = Pick<SourceFacts, 'statuses' | 'categories'>;

export function createSourceFacts() {
  return {
    /** Posts by WordPress's status. */
    statuses: new Map<string, number>(),
    /** Published posts by the name of the category. */
    categories: new Map<string, number>(),
    /** Posts in the source; null: not known yet. */
    total: null as number | null,
    /** Pages, revisions, posts in the trash and others that are no posts. */
    leftOut: new Map<string, number>(),
    /** Faults of the source as a whole, such as a wrong total. */
    complaints: [] as string[],
    /** The numbers, as text, of posts in its trash. */
    trashed: new Set<string>(),
    /** Whether it has every post of the site, or every published one. */
    isWhole: true,
    filePages: [] as WordPressFilePage[],
  };
}

/** A WordPress site, read by REST API or from its export. */
export interface WordPressSource {
  kind: 'rest' | 'wxr';
  /** The site's URL or the file's name. */
  name: string;
  /** The home page of the source, without a trailing slash. */
  siteUrl: string;
  /** Complete when the posts have been read. */
  facts: SourceFacts;
  /** Every post once, in the order of the source. */
  posts(): AsyncIterable<WordPressPost | UnreadablePost>;
  /** Files by their number; unknown ones are missing. */
  media(ids: readonly number[]): Promise<readonly WordPressMedia[]>;
  /** The pictures uploaded to a post. */
  attachedMedia(wpId: number): Promise<readonly WordPressMedia[]>;
}

/** The name under which a site's posts are recorded, by export and by REST API; the file's name where it has no URL. */
export function sourceName({ siteUrl, name }: Pick<WordPressSource, 'siteUrl' | 'name'>): string {
  const url = URL.parse(siteUrl);
  if (!url) return siteUrl || name;
  return url.host.replace(/^www\./, '') + url.pathname.replace(/\/+$/, '');
}

/** A failure that the member of staff can understand; its message is shown. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** The note on a post without a date. */
export const UNDATED = 'It has no date in the source: it is a draft of the day of the import.';

/** Why a text cannot be imported: staff could not save it. */
export function textProblem(text = ''): string | null {
  return Buffer.byteLength(text) > POST_MAX_BYTES
    ? `Its text is larger than ${POST_MAX_BYTES / 1024 ** 2} MB, the limit of a post here. Divide it into several posts in WordPress, and import them.`
    : null;
}
