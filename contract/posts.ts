import * as z from 'zod/mini';
import type { LastSave } from './audit.ts';
import { type Post, postListQuerySchema } from './blog.ts';
import type { ErrorBody } from './errors.ts';

/** The payloads of the staff's calls for writing posts. */

/** The limits of a request's body in bytes. */
export const POST_MAX_BYTES = 4 * 1024 * 1024;
export const PICTURE_MAX_BYTES = 20 * 1024 * 1024;

/** The time in which a deleted post can be restored, and a preview opened. */
export const DELETED_POST_DAYS = 30;
export const PREVIEW_HOURS = 24;

export const listedStates = ['all', 'published', 'scheduled', 'draft'] as const;
export type ListedState = (typeof listedStates)[number];

/** The query of `GET /api/blog/posts` for staff. */
export const staffListQuerySchema = z.extend(postListQuerySchema, {
  status: z._default(z.enum(listedStates, `status must be one of ${listedStates.join(', ')}`), 'all'),
});

const text = (max: number, message = 'This text is too long') => z.string().check(z.maxLength(max, message));
const optional = (max: number) => z.nullable(text(max));
const names = (message: string) =>
  z.array(text(120, 'A name of up to 120 characters, please')).check(z.maxLength(50, message));

/** The fields of a post that staff write. */
export const postFieldsSchema = z.object({
  title: z
    .string('Please enter a title')
    .check(z.trim(), z.minLength(1, 'Please enter a title'), z.maxLength(500, 'This title is too long')),
  /** Empty: made from the title. Changed where another post or a page has it. */
  slug: text(400),
  /** HTML; without it, the content stays as it is. */
  content: z.optional(text(POST_MAX_BYTES)),
  /** Empty: made from the article's paragraphs, and again after edits. */
  excerpt: text(5000),
  author: z
    .string('Please enter an author')
    .check(z.trim(), z.minLength(1, 'Please enter an author'), z.maxLength(200, 'This name is too long')),
  status: z.enum(['published', 'draft']),
  /** UTC, ISO 8601. A later one schedules a published post. Null: as it was, or when it first becomes published. */
  publishedAt: z.nullable(
    z
      .string()
      .check(
        z.refine((iso) => Math.abs(Date.parse(iso)) < Date.UTC(2200, 0), 'Please enter a date and time'),
      ),
  ),
  categories: names('Too many categories'),
  tags: names('Too many tags'),
  featuredImage: optional(2000),
  featuredImageAlt: optional(1000),
  metaTitle: optional(300),
  metaDescription: optional(1000),
  metaKeywords: optional(1000),
  ogTitle: optional(300),
  ogDescription: optional(1000),
  ogImage: optional(2000),
});
export type PostFields = z.infer<typeof postFieldsSchema>;

/** `POST /api/admin/posts`: a call with an `id` can be repeated when its answer was lost. */
export const newPostSchema = z.extend(postFieldsSchema, { id: z.optional(z.uuid()) });

/** `PUT /api/admin/posts/{id}`: `version` is the one that was edited. */
export const postUpdateSchema = z.extend(postFieldsSchema, { version: text(100) });

/** A post as staff edit it. */
export interface StaffPost extends Post {
  /** Changes with the stored post. */
  version: string;
  /** Visitors saw it before it became a draft. */
  oncePublic: boolean;
  /** The post's number in WordPress; null for a post written here. */
  wpId: number | null;
}

/** The body of `409`: the post as it is stored now. */
export interface PostConflict extends ErrorBody {
  post: StaffPost;
  saved: LastSave | null;
}

/** `GET /api/admin/posts/counts`. */
export interface PostCounts {
  total: number;
  /** Visible to visitors. */
  published: number;
  scheduled: number;
  draft: number;
  fromWordPress: number;
  deleted: number;
}

/** An item of `GET /api/admin/posts/deleted`, the last one first. */
export interface DeletedPost {
  id: string;
  title: string;
  /** UTC, ISO 8601. */
  deletedAt: string;
  /** Name or user name. */
  deletedBy: string;
}

/** `POST /api/admin/posts/delete`: the slugs of the posts to delete, and how many there were. */
export const deletePostsSchema = z.object({
  slugs: z.array(text(400)).check(z.maxLength(20_000, 'Too many posts at once')),
});
export interface DeletedCount {
  deleted: number;
}

/** `GET /api/admin/posts/slug?slug=&id=`, and its answer. */
export const slugQuerySchema = z.object({
  slug: text(400),
  /** Id of the post that is to have the slug; empty: a new one. */
  id: z._default(text(100), ''),
});
export interface FreeSlug {
  slug: string;
}

/** `POST /api/admin/posts/preview`: the URL of a page that shows the post. */
export interface PreviewAnswer {
  address: string;
}

/** `POST /api/admin/pictures`. */
export interface UploadedPicture {
  path: string;
  /** Pixels. */
  width: number;
  height: number;
}
