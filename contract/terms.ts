import * as z from 'zod/mini';

/** The payloads of the staff's calls for categories, tags and authors. */

export const termKinds = ['category', 'tag', 'author'] as const;
export type TermKind = (typeof termKinds)[number];

/** A category, tag or author that posts have, drafts included. */
export interface TermUse {
  /** The slug of a category or tag; an author's name itself. */
  key: string;
  name: string;
  posts: number;
}

/** `GET /api/admin/terms`, in the order of the alphabet. */
export type TermList = Record<TermKind, readonly TermUse[]>;

/** `POST /api/admin/terms/rename`. `merge`: moves the posts where the name exists already. */
export const renameTermSchema = z.object({
  kind: z.enum(termKinds, `kind must be one of ${termKinds.join(', ')}`),
  key: z.string().check(z.maxLength(400, 'This name is too long')),
  name: z
    .string('Please enter a name')
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a name'),
      z.maxLength(120, 'A name of up to 120 characters, please'),
    ),
  merge: z._default(z.boolean(), false),
});
export type RenameTerm = z.infer<typeof renameTermSchema>;

/** The name as it is now, and the posts that were moved to it. */
export interface RenamedTerm {
  name: string;
  posts: number;
}
