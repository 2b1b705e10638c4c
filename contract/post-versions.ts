import * as z from 'zod/mini';
import type { ErrorBody } from './errors.ts';
import { POST_MAX_BYTES, type PostFields, type StaffPost } from './posts.ts';

/** The payloads of the staff's calls for versions of posts and for unsaved changes. */

/** Older versions of a post go, except its newest ones. */
export const REVISION_DAYS = 30;
export const REVISIONS_KEPT = 50;
/** Unsaved changes are kept this long after the last of them. */
export const DRAFT_DAYS = 30;

/** `earlier`: how a post was before its first kept change, or after one that was made elsewhere. */
export type RevisionKind = 'earlier' | 'saved' | 'published' | 'unpublished' | 'imported' | 'restored';

/** An item of `GET /api/admin/posts/{id}/revisions`, newest first. */
export interface Revision {
  /** Counts from 1 in each post. */
  number: number;
  kind: RevisionKind;
  /** UTC, ISO 8601. */
  savedAt: string;
  /** Name or user name; null: unknown, or an import. */
  savedBy: string | null;
  /** The fields that differ from the version before; empty where that is not kept. */
  changed: readonly (keyof PostFields)[];
}

/** The fields of a version, all of them. `publishedAt` is UTC, ISO 8601. */
export type RevisionFields = PostFields & { content: string; publishedAt: string };

/** `GET /api/admin/posts/{id}/revisions/{number}`. */
export interface RevisionComparison extends Omit<Revision, 'changed'> {
  fields: RevisionFields;
  /** The post as it is stored now. */
  post: StaffPost;
}

/** `POST /api/admin/posts/{id}/revisions/{number}/restore`: `version` is the one that was compared. */
export const restoreRevisionSchema = z.object({ version: z.string().check(z.maxLength(100)) });

/** The limit of `seen`. */
export const DRAFTS_SEEN_MAX = 20;

/** The id of a post that is not stored yet. */
export const NEW_POST = 'new';

const text = z.exactOptional(z.string().check(z.maxLength(POST_MAX_BYTES)));
const names = z.exactOptional(z.readonly(z.array(z.string()).check(z.maxLength(1000))));

/** `PUT /api/admin/posts/{id}/draft`: the changed fields as they stand in the form, correct or not. */
export const unsavedChangesSchema = z.object({
  draft: z.object({
    title: text,
    slug: text,
    content: text,
    excerpt: text,
    author: text,
    status: z.exactOptional(z.enum(['published', 'draft'])),
    publishedAt: text,
    categories: names,
    tags: names,
    featuredImage: text,
    featuredImageAlt: text,
    metaTitle: text,
    metaDescription: text,
    metaKeywords: text,
    ogTitle: text,
    ogDescription: text,
    ogImage: text,
  }),
  /** The version of the post that the changes began with; null: a new post. */
  version: z.nullable(z.string().check(z.maxLength(100))),
  /** When they were made, by the clock of the browser. */
  keptAt: z.iso.datetime(),
  /** Random; tells one's browsers apart. */
  browser: z.string().check(z.maxLength(100)),
  /** Random; tells the open pages of a browser apart. */
  page: z.string().check(z.minLength(1), z.maxLength(100)),
  /** `keptAt` of the changes that these continue or replace. */
  seen: z.readonly(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(DRAFTS_SEEN_MAX))),
});
export type UnsavedChanges = z.infer<typeof unsavedChangesSchema>;

/** The page that writes unsaved changes, and the changes that it has seen and may overwrite. */
export type DraftWriter = Pick<UnsavedChanges, 'page' | 'seen'>;

/** The query of `DELETE /api/admin/posts/{id}/draft`, and of the saves that end the unsaved changes of their page. */
export const draftWriterSchema = z.pipe(
  z.object({ page: z._default(z.string(), ''), seen: z._default(z.string(), '') }),
  z.transform(({ page, seen }): DraftWriter => ({ page, seen: seen.split(',') })),
);

export function draftWriterQuery({ page, seen }: DraftWriter): string {
  return String(new URLSearchParams({ page, seen: seen.join(',') }));
}

/** The body of `409`: the account's unsaved changes that another page has kept. */
export interface DraftConflict extends ErrorBody {
  own: UnsavedChanges;
}

/** Unsaved changes of another account. */
export interface OthersChanges {
  /** Name or user name. */
  name: string;
  /** UTC, ISO 8601. */
  keptAt: string;
}

/** `GET /api/admin/posts/{id}/draft`. */
export interface DraftAnswer {
  own: UnsavedChanges | null;
  others: readonly OthersChanges[];
}
