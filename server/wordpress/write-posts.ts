import { setImmediate as breathe } from 'node:timers/promises';
import type { Blog } from '../blog/posts.ts';
import type { PostWithHtml } from '../blog/prepare-post.ts';
import type { SavedPost } from '../blog/save-posts.store.ts';
import type { Log } from '../platform/log.ts';
import type { ReportDraft } from './import-reports.store.ts';
import type {
  Found,
  ImportedFile,
  ImportedPostsStore,
  ImportRecord,
  KnownPost,
  Origin,
} from './imported-posts.store.ts';
import { createLinks, decodedSlug } from './links.ts';
import type { MediaCopy } from './media-copy.ts';
import { mediaAddress, mediaNames } from './media-path.ts';
import { EMPTY, hashOf, type MergedPost, mergePost } from './merge-post.ts';
import { withNewNames } from './renamed-terms.store.ts';
import { type ConvertedPost, convertPost, nameOf, sourceHashOf } from './source-fields.ts';
import type { ConvertText } from './text-thread.ts';
import { ImportError, type WordPressPost, type WordPressSource } from './wordpress-post.ts';

/** Comparisons of a post that staff save again and again during the import, before it is an error. */
const ATTEMPTS = 5;
const TEXT_STAYS = 'Its text stays as it is here: pictures of its gallery are not in the source.';

export interface WritePostsOptions {
  source: WordPressSource;
  media: MediaCopy;
  blog: Pick<Blog, 'save'>;
  posts: ImportedPostsStore;
  /** Called with the first posts, before one is compared. */
  findOrigin: (posts: readonly KeyedPost[]) => Promise<Origin>;
  convert: ConvertText;
  draft: ReportDraft;
  dryRun: boolean;
  clock: () => Date;
  log: Log;
}

/** A post with its number in the source as text. */
export type KeyedPost = WordPressPost & { key: string };

interface Pending {
  post: KeyedPost;
  known: KnownPost;
  converted: ConvertedPost;
  merged: MergedPost;
  /** The names of the fields that change here; if none, only the record is written. */
  changed: readonly string[];
  record: ImportRecord;
  toSave: PostWithHtml;
}

/** Returns the writer: it writes posts of either reader, so that each is here once and as the source has it. */
export function createPostWriter(options: WritePostsOptions) {
  const { source, media, blog, posts: store, findOrigin, convert, draft, dryRun, clock, log } = options;

  function fail(post: WordPressPost, error: unknown): void {
    if (!(error instanceof ImportError || error instanceof RangeError))
      log.error({ err: error }, 'a post could not be imported');
    const reason = error instanceof ImportError ? error.message : 'It could not be saved.';
    draft.errors.push({ post: nameOf(post), reason });
  }

  /** Whether nothing changed in the source and every file is here, or the text here is the better one. */
  function isUnchanged({ imported }: KnownPost, post: WordPressPost, hash: string): boolean {
    if (!imported) return false;
    // Without a login WordPress gives the same text in typographic quotes; it would replace the written one.
    if (post.form === 'rendered' && imported.form === 'raw' && imported.modified_at === post.modifiedAt)
      return true;
    return imported.source_hash === hash && (dryRun || imported.files.every(([, to]) => to !== null));
  }

  /** The number of a post as text; another post of the same number has its own, in the order of the source. */
  function keyed(post: WordPressPost): KeyedPost {
    const name = post.slug || post.title;
    for (let count = 1; ; count++) {
      const key = count === 1 ? String(post.wpId) : `${post.wpId} ${count}`;
      if ((draft.seen.get(key) ?? name) !== name) continue;
      draft.seen.set(key, name);
      return { ...post, key };
    }
  }

  async function prepare(post: KeyedPost, found: Found): Promise<Pending | null> {
    const known = found.posts.get(post.key) ?? { imported: null, here: null };
    const { imported, here } = known;
    const { key, ...keyless } = post;
    if (imported && !here) {
      note(post, 'It was deleted here and stays so.');
      draft.unchanged++;
      return null;
    }
    const { hash, lacksFeatured, lacksPictures } = await sourceHashOf(
      keyless,
      source,
      imported?.source_hash ?? '',
    );
    if (isUnchanged(known, post, hash)) {
      draft.unchanged++;
      return null;
    }
    const copier = dryRun ? asBefore(imported?.files ?? []) : media;
    const given = lacksPictures ? { ...post, content: undefined, notes: [...post.notes, TEXT_STAYS] } : post;
    const converted = await convertPost(withNewNames(given, found.renamed), source, copier, convert);
    await breathe();
    // Fields that the source lacks keep their files.
    const kept = lacksFeatured || lacksPictures ? (imported?.files ?? []) : [];
    const files = new Map([...kept, ...converted.files]);
    const merged = mergePost(converted.fields, here?.fields ?? null, imported?.hashes ?? null);
    const fields = { ...EMPTY, publishedAt: clock().toISOString(), ...here?.fields, ...merged.fields };
    const toSave: PostWithHtml = {
      ...fields,
      id: here?.id ?? null,
      wpId: here ? here.wpId : found.origin.isFirst && key === String(post.wpId) ? post.wpId : null,
      html: fields.content === converted.html?.content ? converted.html : undefined,
      wordpressTerms: converted.terms,
      publishedAt: new Date(fields.publishedAt),
      modifiedAt: fields.modifiedAt === null ? null : new Date(fields.modifiedAt),
    };
    const terms = post.categories && post.tags && hashOf(toSave.wordpressTerms);
    // The slug of a category belongs to no field.
    const hasNewTerms = here !== null && terms && terms !== imported?.hashes.wordpressTerms?.[0];
    const changed = [...merged.changed, ...(hasNewTerms ? ['wordpressTerms'] : [])];
    const slug = decodedSlug(post.slug);
    const record: ImportRecord = {
      number: key,
      status: post.status,
      link: post.link,
      source_hash: hash,
      form: post.form,
      modified_at: post.modifiedAt,
      formerSlugs: [slug, createLinks(source.siteUrl()).former(post.link, slug) ?? ''],
      before: imported?.hashes ?? {},
      sourceHashes: {
        ...Object.fromEntries(
          Object.entries(converted.fields).map(([field, value]) => [field, hashOf(value)]),
        ),
        ...(terms ? { wordpressTerms: terms } : {}),
      },
      inSync: merged.inSync,
      files: [...files],
    };
    return { post, known, converted, merged, changed, record, toSave };
  }

  function note(post: WordPressPost, text: string): void {
    draft.add('notes', { post: nameOf(post), note: text });
  }

  function written(pending: Pending, saved: SavedPost | null): void {
    const { post, known, converted, merged, changed, toSave } = pending;
    for (const text of converted.notes) note(post, text);
    for (const what of converted.leftOut) draft.leaveOut(what);
    const here = known.here?.fields;
    const title = nameOf(post);
    for (const field of merged.conflicts) {
      draft.add('conflicts', {
        ...{ title, slug: here?.slug ?? post.slug, field },
        here: shown(here?.[field]),
        inSource: shown(converted.fields[field]),
      });
    }
    const slug = saved?.slug ?? here?.slug ?? toSave.slug;
    const fields = here ? changed : 'created';
    if (fields === 'created') draft.created++;
    else if (fields.length > 0) draft.updated++;
    else draft.unchanged++;
    if (fields.length > 0) draft.add('changes', { title, slug, fields });
    if (saved && toSave.slug && merged.changed.includes('slug') && saved.slug !== decodedSlug(toSave.slug)) {
      note(post, `Its address was taken, or cannot be used here: it is /${saved.slug}/ now.`);
    }
  }

  /** @returns false when something here has changed since they were compared: none is saved */
  async function save(pending: readonly Pending[], all: Found): Promise<boolean> {
    const found = { ...all, posts: new Map(pending.map(({ post, known }) => [post.key, known])) };
    const records = pending.map(({ record }) => record);
    if (pending.every(({ changed }) => changed.length === 0)) {
      if (!(await store.recordUnchanged(found, records))) return false;
      for (const one of pending) written(one, null);
      return true;
    }
    const saved = await blog.save(
      pending.map(({ toSave }) => toSave),
      {
        refresh: false,
        revision: { kind: 'imported', by: null },
        onlyIf: (trx) => store.isAsFound(trx, found),
        // A long text takes its time to be stored, and again to be committed.
        async record(trx, ids) {
          await breathe();
          await store.record(trx, found.origin.source, records, ids);
          await breathe();
        },
      },
    );
    for (const [index, one] of saved.entries()) if (pending[index]) written(pending[index], one);
    return saved.length > 0;
  }

  /** @returns the posts that have to be compared anew */
  async function saveAll(pending: readonly Pending[], found: Found): Promise<WordPressPost[]> {
    if (await save(pending, found).catch(() => false)) return [];
    // One of them cannot be saved; which one shows when each is saved alone.
    const edited: WordPressPost[] = [];
    for (const one of pending) {
      try {
        if (!(await save([one], found))) edited.push(one.post);
      } catch (error) {
        fail(one.post, error);
      }
    }
    return edited;
  }

  return async function write(given: readonly WordPressPost[], attempt = 1): Promise<void> {
    const posts = [...new Map(given.map(keyed).map((post) => [post.key, post])).values()];
    // The same post twice.
    draft.unchanged += given.length - posts.length;
    draft.origin ??= await findOrigin(posts);
    const keys = posts.map(({ key }) => key);
    const found = await store.find(draft.origin, keys);
    const pending: Pending[] = [];
    for (const post of posts) {
      await breathe();
      try {
        const prepared = await prepare(post, found);
        if (prepared) pending.push(prepared);
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError') throw error;
        fail(post, error);
      }
    }
    if (dryRun) {
      for (const one of pending) written(one, null);
      return;
    }
    const edited: WordPressPost[] = [];
    for (const some of Map.groupBy(pending, ({ changed }) => changed.length === 0).values()) {
      edited.push(...(await saveAll(some, found)));
      await breathe();
    }
    if (edited.length === 0) return;
    if (attempt < ATTEMPTS) return write(edited, attempt + 1);
    for (const post of edited) {
      fail(
        post,
        new ImportError('It was edited here again and again during the import. Start the import again.'),
      );
    }
  };
}

/** A dry run copies nothing, takes no new file for missing, and knows the files of the last import. */
function asBefore(files: readonly ImportedFile[]): MediaCopy {
  const known = new Map(files);
  return {
    async copy(url, host) {
      const to = known.get(url.href);
      if (to === null) return { to, reason: 'It was not copied by the last import.' };
      return { to: to ?? mediaAddress(mediaNames(url, host)) };
    },
  };
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : text;
}
