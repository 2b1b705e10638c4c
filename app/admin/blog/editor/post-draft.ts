import { firm } from '#firm/identity.ts';
import { firmInput, fromFirmInput } from '../../../../content/derive/firm-instants.ts';
import type { PostFields, StaffPost } from '../../../../contract/posts.ts';

/**
 * A post in the form: texts, with '' for none. `publishedAt` is a `datetime-local` in the firm's zone; empty: the moment
 * of publication.
 */
export type PostDraft = { [Name in keyof PostFields]-?: Readonly<NonNullable<PostFields[Name]>> };

/** Names of the fields for search engines and social networks. */
export type SearchFieldName =
  | 'metaTitle'
  | 'metaDescription'
  | 'metaKeywords'
  | 'ogTitle'
  | 'ogDescription'
  | 'ogImage';

/** The form of a stored post; null: of a new one. */
export function draftOf(post: StaffPost | null, now: Date): PostDraft {
  return {
    title: post?.title ?? '',
    slug: post?.slug ?? '',
    content: post?.content ?? '',
    excerpt: post?.excerpt ?? '',
    author: post?.author ?? firm.name,
    status: post?.status ?? 'draft',
    publishedAt: shownDate(post, now),
    categories: post?.categories ?? [],
    tags: post?.tags ?? [],
    featuredImage: post?.featuredImage ?? '',
    featuredImageAlt: post?.featuredImageAlt ?? '',
    metaTitle: post?.metaTitle ?? '',
    metaDescription: post?.metaDescription ?? '',
    metaKeywords: post?.metaKeywords ?? '',
    ogTitle: post?.ogTitle ?? '',
    ogDescription: post?.ogDescription ?? '',
    ogImage: post?.ogImage ?? '',
  };
}

/** The text of a field, for comparing; lists are joined by commas. */
export function fieldText(value: PostDraft[keyof PostDraft]): string {
  return typeof value === 'string' ? value : value.join(', ');
}

/** Shows the date of a draft only if it is in the future or the post was published. */
function shownDate(post: StaffPost | null, now: Date): string {
  if (!post) return '';
  if (post.status === 'draft' && !post.oncePublic && new Date(post.publishedAt) <= now) return '';
  return firmInput(new Date(post.publishedAt));
}

/**
 * The fields to save. Unchanged fields are sent as stored; unchanged content is omitted.
 * @param post the stored post; null: a new one
 */
export function fieldsOf(draft: PostDraft, post: StaffPost | null, now: Date): PostFields {
  const orNull = (name: 'featuredImage' | 'featuredImageAlt' | SearchFieldName) => {
    const stored = post?.[name] ?? null;
    return draft[name] === (stored ?? '') ? stored : draft[name].trim() || null;
  };
  const { content, publishedAt, ...others } = draft;
  return {
    ...others,
    ...(post && content === post.content ? {} : { content }),
    publishedAt: instantOf(publishedAt, post, now),
    featuredImage: orNull('featuredImage'),
    featuredImageAlt: orNull('featuredImageAlt'),
    metaTitle: orNull('metaTitle'),
    metaDescription: orNull('metaDescription'),
    metaKeywords: orNull('metaKeywords'),
    ogTitle: orNull('ogTitle'),
    ogDescription: orNull('ogDescription'),
    ogImage: orNull('ogImage'),
    categories: [...draft.categories],
    tags: [...draft.tags],
  };
}

function instantOf(value: string, post: StaffPost | null, now: Date): string | null {
  // The field has no seconds.
  if (post && value === shownDate(post, now)) return value === '' ? null : post.publishedAt;
  return fromFirmInput(value)?.toISOString() ?? null;
}

/** Rebases the fields changed since the form opened onto a stored post. */
export function ownChangesOn(theirs: PostDraft, draft: PostDraft, opened: PostDraft): PostDraft {
  return { ...theirs, ...changesOf(draft, opened) };
}

/** The fields of a form that were changed since it opened. */
export function changesOf(draft: PostDraft, opened: PostDraft): Partial<PostDraft> {
  return Object.fromEntries(changedFields(draft, opened).map((name) => [name, draft[name]]));
}

/** The fields that differ. */
export function changedFields(a: PostDraft, b: PostDraft): (keyof PostDraft)[] {
  const names = Object.keys(a) as (keyof PostDraft)[];
  return names.filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));
}
