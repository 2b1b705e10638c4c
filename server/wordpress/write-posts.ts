import { isDeepStrictEqual } from 'node:util';
import type { Blog } from '../blog/posts.ts';
import type { PostToSave, PrepareHtml } from '../blog/prepare-post.ts';
import type { SavedPost } from '../blog/save-posts.store.ts';
import type { ImportedFile, ImportedPostsStore, ImportRecord, KnownPost } from './imported-posts.store.ts';
import type { MediaCopy } from './media-copy.ts';
import { type FieldName, hashOf, type ImportedFields, type MergedPost, mergePost } from './merge-post.ts';
import type { ReportDraft } from './report-draft.ts';
import { CONVERTER_VERSION, type ConvertedPost, convertPost } from './source-fields.ts';
import { ImportError, type WordPressPost, type WordPressSource } from './wordpress-post.ts';

export interface WritePostsOptions {
  source: WordPressSource;
  media: MediaCopy;
  blog: Pick<Blog, 'save'>;
  store: Pick<ImportedPostsStore, 'find' | 'record' | 'recordWithin'>;
  prepareHtml: PrepareHtml;
  draft: ReportDraft;
  dryRun: boolean;
  /** Lets requests be answered between posts. */
  breathe: () => Promise<unknown>;
  /** Called with an error that says nothing to staff. */
  onUnexpected: (error: unknown) => void;
}

interface Pending {
  post: WordPressPost;
  known: KnownPost;
  merged: MergedPost;
  record: ImportRecord;
  toSave: PostToSave;
}

/** Returns the writer: it writes posts of either reader, so that each is here once and as the source has it. */
export function createPostWriter(options: WritePostsOptions) {
  const { source, media, blog, store, prepareHtml, draft, dryRun, breathe, onUnexpected } = options;

  function fail(post: WordPressPost, error: unknown): void {
    if (!(error instanceof ImportError || error instanceof RangeError)) onUnexpected(error);
    const reason = error instanceof ImportError ? error.message : 'It could not be saved.';
    draft.errors.push({ post: nameOf(post), reason });
  }

  /** Whether nothing changed in the source and every file is here. */
  function isUnchanged({ imported }: KnownPost, post: WordPressPost, hash: string): boolean {
    if (!imported) return false;
    const isComplete = dryRun || imported.files.every(([, to]) => to !== null);
    if (imported.sourceHash === hash && isComplete) return true;
    // Without a login WordPress gives the same text in typographic quotes.
    return (
      post.form === 'rendered' &&
      imported.form === 'raw' &&
      imported.modifiedAt === post.modifiedAt &&
      isComplete
    );
  }

  async function prepare(post: WordPressPost, known: KnownPost): Promise<Pending | null> {
    const { imported, here } = known;
    const note = (text: string) => draft.notes.push({ post: nameOf(post), note: text });
    draft.seen.set(post.wpId, { status: post.status, link: post.link });
    const sourceHash = hashOf([CONVERTER_VERSION, source.siteUrl(), post]);
    if (imported && !here) {
      note('It was deleted here and stays so.');
      draft.unchanged++;
      return null;
    }
    if (isUnchanged(known, post, sourceHash)) {
      for (const [from, to] of imported?.files ?? []) draft.files.set(from, to);
      draft.unchanged++;
      return null;
    }
    const copier = dryRun ? asBefore(media, imported?.files ?? []) : media;
    const converted = await convertPost(post, source, copier);
    for (const text of converted.notes) note(text);
    for (const [from, to] of converted.files) draft.files.set(from, to);
    const isSame = (field: FieldName, value: unknown, present: unknown) =>
      isStoredAs(field, value, present, prepareHtml);
    const merged = mergePost(converted.fields, here?.fields ?? null, imported?.hashes ?? null, isSame);
    addConflicts(post, merged, converted, here?.fields ?? null);
    const record: ImportRecord = {
      wpId: post.wpId,
      slug: decoded(post.slug),
      sourceHash,
      form: post.form,
      modifiedAt: post.modifiedAt,
      sourceHashes: Object.fromEntries(
        Object.entries(converted.fields).map(([field, value]) => [field, hashOf(value)]),
      ),
      inSync: merged.inSync,
      files: converted.files,
    };
    const toSave = postToSave(post, { ...EMPTY, ...here?.fields, ...merged.fields }, here?.id ?? null);
    return { post, known, merged, record, toSave };
  }

  function addConflicts(
    post: WordPressPost,
    { conflicts }: MergedPost,
    { fields }: ConvertedPost,
    here: ImportedFields | null,
  ): void {
    for (const field of conflicts) {
      draft.conflicts.push({
        title: post.title,
        slug: here?.slug ?? post.slug,
        field,
        here: shown(here?.[field]),
        inSource: shown(fields[field]),
      });
    }
  }

  function written({ post, known, merged, toSave }: Pending, saved: SavedPost | null): void {
    const slug = saved?.slug ?? known.here?.fields.slug ?? toSave.slug;
    if (known.here === null) draft.created++;
    else if (merged.changed.length > 0) draft.updated++;
    else draft.unchanged++;
    if (known.here === null) draft.changes.push({ title: post.title, slug, fields: 'created' });
    else if (merged.changed.length > 0) {
      draft.changes.push({ title: post.title, slug, fields: merged.changed });
    }
    if (saved && toSave.slug && merged.changed.includes('slug') && saved.slug !== decoded(toSave.slug)) {
      const note = `Its address was taken, or cannot be used here: it is /${saved.slug}/ now.`;
      draft.notes.push({ post: nameOf(post), note });
    }
  }

  async function save(pending: readonly Pending[]): Promise<void> {
    const records = pending.map(({ record }) => record);
    const saved = await blog.save(
      pending.map(({ toSave }) => toSave),
      { refresh: false, record: (trx) => store.recordWithin(trx, records) },
    );
    for (const [index, one] of pending.entries()) written(one, saved[index] ?? null);
  }

  return async (posts: readonly WordPressPost[]): Promise<void> => {
    const known = await store.find(posts.map(({ wpId }) => wpId));
    const toSave: Pending[] = [];
    const toRecord: Pending[] = [];
    for (const post of posts) {
      await breathe();
      try {
        const pending = await prepare(post, known.get(post.wpId) ?? { imported: null, here: null });
        if (pending) (pending.merged.changed.length > 0 ? toSave : toRecord).push(pending);
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError') throw error;
        fail(post, error);
      }
    }
    if (dryRun) {
      for (const one of [...toSave, ...toRecord]) written(one, null);
      return;
    }
    await store.record(toRecord.map(({ record }) => record));
    for (const one of toRecord) written(one, null);
    if (toSave.length === 0) return;
    try {
      await save(toSave);
    } catch {
      // One of them cannot be saved; which one shows when each is saved alone.
      for (const one of toSave) await save([one]).catch((error: unknown) => fail(one.post, error));
    }
  };
}

/** Knows the files of the last import, so that a dry run tells only what the source has changed. */
function asBefore(media: MediaCopy, files: readonly ImportedFile[]): MediaCopy {
  const known = new Map(files);
  return {
    async copy(url, host) {
      const to = known.get(url.href);
      if (to === undefined) return media.copy(url, host);
      return to === null ? { to, reason: 'It was not copied by the last import.' } : { to };
    },
  };
}

const EMPTY: ImportedFields = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  author: '',
  authorEmail: null,
  status: 'draft',
  featuredImage: null,
  featuredImageAlt: null,
  categories: [],
  tags: [],
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
  yoastData: null,
  publishedAt: '',
  modifiedAt: null,
};

function postToSave(post: WordPressPost, fields: ImportedFields, id: string | null): PostToSave {
  const terms = (kind: 'category' | 'tag', given: WordPressPost['tags']) =>
    given.map(({ name, slug }) => ({ kind, name, slug }));
  return {
    ...fields,
    id,
    wpId: post.wpId,
    wordpressTerms: [...terms('category', post.categories), ...terms('tag', post.tags)],
    publishedAt: new Date(fields.publishedAt),
    modifiedAt: fields.modifiedAt === null ? null : new Date(fields.modifiedAt),
  };
}

/** Whether a value of the source would be stored as the one that is here. */
function isStoredAs(field: FieldName, value: unknown, here: unknown, prepareHtml: PrepareHtml): boolean {
  if (field === 'content') return prepareHtml(String(value)).content === here;
  if (field === 'slug') return value === '' || decoded(String(value)) === here;
  if (field === 'excerpt' && value === '') return true;
  return isDeepStrictEqual(value, here);
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug).normalize('NFC').toLowerCase();
  } catch {
    return slug;
  }
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : text;
}

function nameOf({ title, wpId }: WordPressPost): string {
  return title || `Post ${wpId}`;
}
