import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Blog } from '../../blog/posts.ts';
import type { PostToSave, PreparedHtml } from '../../blog/prepare-post.ts';
import type { Log } from '../../platform/log.ts';
import type { ConvertText } from '../convert/convert-content.ts';
import { type ConvertedPost, convertPost, nameOf } from '../convert/convert-post.ts';
import { createLinks, decodedSlug } from '../convert/links.ts';
import { type CopyMedia, copiedBefore, type ImportedFile } from '../convert/media-copy.ts';
import { hashOf, sourceHashOf } from '../convert/source-hash.ts';
import type { ReportDraft } from '../import-reports.store.ts';
import { ImportError, type WordPressPost, type WordPressSource } from '../wordpress-post.ts';
import type { ImportedPostsStore, ImportRecord, KnownPost, Origin } from './imported-posts.store.ts';
import { EMPTY_IMPORT, type MergedPost, mergePost, nextBase } from './merge-post.ts';
import { withNewNames } from './renamed-terms.store.ts';

export interface WritePostsOptions {
  source: WordPressSource;
  copyMedia: CopyMedia;
  blog: Pick<Blog, 'prepare' | 'inTransaction'>;
  posts: ImportedPostsStore;
  /** Called with the first posts, before one is compared. */
  findOrigin: (posts: readonly KeyedPost[]) => Promise<Origin>;
  convert: ConvertText;
  /** Prepares a local text that an import keeps. */
  prepareHtml: (content: string) => Promise<PreparedHtml>;
  draft: ReportDraft;
  dryRun: boolean;
  clock: () => Date;
  log: Log;
  /** Aborted when the import ends early. */
  signal: AbortSignal;
}

/** A post with its number in the source as text. */
export type KeyedPost = WordPressPost & { key: string };

interface Incoming {
  post: KeyedPost;
  hash: string;
  theirs: ConvertedPost;
  /** The text that the merge is expected to save; prepared unless for a dry run. */
  text: { content: string; html: PreparedHtml | undefined };
  files: readonly ImportedFile[];
}

interface Merge extends Incoming {
  known: KnownPost;
  merged: MergedPost;
  /** The names of the fields of ours that change; if none, only the import is recorded. */
  changed: readonly string[];
  toSave: PostToSave & { html: PreparedHtml | undefined };
  record: Omit<ImportRecord, 'id'>;
}

/** Returns a function that merges posts of the source into the local ones and saves them. */
export function createPostWriter(options: WritePostsOptions) {
  const { source, blog, posts: store, prepareHtml, draft, dryRun, clock, log, signal } = options;

  /** Reports a failed post, unless the import ends: the next one imports it. */
  function fail(post: WordPressPost, error: unknown): void {
    if (signal.aborted) throw error;
    if (!(error instanceof ImportError || error instanceof RangeError))
      log.error({ err: error }, 'a post could not be imported');
    const reason = error instanceof ImportError ? error.message : 'It could not be saved.';
    draft.addError({ post: nameOf(post), reason });
  }

  function note(post: WordPressPost, text: string): void {
    draft.add('notes', { post: nameOf(post), note: text });
  }

  function keepDeleted(post: WordPressPost): void {
    note(post, 'It was deleted here and stays so.');
    draft.unchanged++;
  }

  /** Keys a post by its number; a second one with that number is `{number} 2`. */
  function keyed(post: WordPressPost): KeyedPost {
    const name = hashOf(post.slug || post.title);
    for (let count = 1; ; count++) {
      const key = count === 1 ? String(post.wpId) : `${post.wpId} ${count}`;
      if ((draft.seen.get(key) ?? name) !== name) continue;
      draft.seen.set(key, name);
      return { ...post, key };
    }
  }

  /** @returns null when there is nothing to merge */
  async function prepare(post: KeyedPost, known: KnownPost): Promise<Incoming | null> {
    const { imported } = known;
    if (isDeleted(known)) {
      keepDeleted(post);
      return null;
    }
    const { key: _, ...keyless } = post;
    const stored = imported?.source_hash ?? '';
    const { hash, lacksFeatured, lacksPictures } = await sourceHashOf(keyless, source, stored);
    const isComplete = dryRun || imported?.files.every(([, to]) => to !== null);
    // Without a login WordPress gives the rendered text, which would replace the raw one.
    const isLesser = post.form === 'rendered' && imported?.form === 'raw';
    if ((stored === hash && isComplete) || (isLesser && imported.modified_at === post.modifiedAt)) {
      draft.unchanged++;
      return null;
    }
    const textStays = 'Its text stays as it is here: pictures of its gallery are not in the source.';
    const given = lacksPictures ? { ...post, content: undefined, notes: [...post.notes, textStays] } : post;
    const copyMedia = dryRun ? copiedBefore(imported?.files ?? []) : options.copyMedia;
    const theirs = await convertPost(given, source, copyMedia, options.convert);
    await yieldToRequests();
    // Fields that the source lacks keep their files.
    const kept = lacksFeatured || lacksPictures ? (imported?.files ?? []) : [];
    const text = await textToSave(known, theirs);
    return { post, hash, theirs, text, files: [...new Map([...kept, ...theirs.files])] };
  }

  async function textToSave({ imported, ours }: KnownPost, theirs: ConvertedPost): Promise<Incoming['text']> {
    const { changed, fields } = mergePost(imported?.base ?? null, ours?.fields ?? null, theirs.fields);
    const content = (changed.includes('content') ? fields : ours?.fields)?.content ?? '';
    if (dryRun) return { content, html: undefined };
    return { content, html: content === theirs.html?.content ? theirs.html : await prepareHtml(content) };
  }

  function merge(incoming: Incoming, known: KnownPost, origin: Origin): Merge {
    const { post, hash, theirs, text, files } = incoming;
    const { imported, ours } = known;
    const base = imported?.base ?? {};
    const merged = mergePost(imported && base, ours?.fields ?? null, theirs.fields);
    const fields = { ...EMPTY_IMPORT, publishedAt: clock().toISOString(), ...ours?.fields, ...merged.fields };
    const toSave: Merge['toSave'] = {
      ...fields,
      id: ours?.id ?? null,
      wpId: ours ? ours.wpId : origin.isFirst && post.key === String(post.wpId) ? post.wpId : null,
      html: fields.content === text.content ? text.html : undefined,
      wordpressTerms: theirs.terms,
      publishedAt: new Date(fields.publishedAt),
      modifiedAt: fields.modifiedAt === null ? null : new Date(fields.modifiedAt),
    };
    const terms = post.categories && post.tags && hashOf(theirs.terms);
    // The slug of a category belongs to no field.
    const hasNewTerms = ours !== null && terms && terms !== base.wordpressTerms?.[0];
    const slug = decodedSlug(post.slug);
    const read = Object.entries(theirs.fields).map(([field, value]) => [field, hashOf(value)]);
    const hashes = { ...Object.fromEntries(read), ...(terms ? { wordpressTerms: terms } : {}) };
    return {
      ...{ ...incoming, known, merged, toSave },
      changed: isDeleted(known) ? [] : [...merged.changed, ...(hasNewTerms ? ['wordpressTerms'] : [])],
      record: {
        number: post.key,
        status: post.status,
        link: post.link,
        source_hash: hash,
        form: post.form,
        modified_at: post.modifiedAt,
        formerSlugs: [slug, createLinks(source.siteUrl).former(post.link, slug) ?? ''],
        files,
        base: (stored) => nextBase(base, hashes, merged.inSync, stored),
      },
    };
  }

  /** @param saved the slug it was saved with; undefined: nothing was saved */
  function report({ post, theirs, known, merged, changed, toSave }: Merge, saved?: string): void {
    if (isDeleted(known)) {
      keepDeleted(post);
      return;
    }
    for (const text of theirs.notes) note(post, text);
    for (const what of theirs.leftOut) draft.leaveOut(what);
    const ours = known.ours?.fields;
    const title = nameOf(post);
    for (const field of merged.conflicts) {
      draft.add('conflicts', {
        ...{ title, slug: ours?.slug ?? post.slug, field },
        here: shown(ours?.[field]),
        inSource: shown(theirs.fields[field]),
      });
    }
    const wanted = toSave.slug;
    const slug = saved ?? ours?.slug ?? wanted;
    const fields = ours ? changed : 'created';
    if (fields === 'created') draft.created++;
    else if (fields.length > 0) draft.updated++;
    else draft.unchanged++;
    if (fields.length > 0) draft.add('changes', { title, slug, fields });
    if (saved && wanted && merged.changed.includes('slug') && saved !== decodedSlug(wanted))
      note(post, `Its address was taken, or cannot be used here: it is /${saved}/ now.`);
  }

  async function mergeAll(all: readonly Incoming[], origin: Origin, from: Pick<ImportedPostsStore, 'find'>) {
    const keys = all.map(({ post }) => post.key);
    const { known, renamed } = await from.find(origin, keys);
    return all.map((one) =>
      merge({ ...one, theirs: withNewNames(one.theirs, renamed) }, known(one.post.key), origin),
    );
  }

  /** Saves all posts or none. */
  async function save(all: readonly Incoming[], origin: Origin): Promise<void> {
    const { merges, saved } = await blog.inTransaction(async ({ content, posts, imported }) => {
      // Does not raise the version, because each batch would render every visited page again; `refresh` does later.
      await content.lock();
      // Merged within the transaction, so that no edit is lost.
      const merged = await mergeAll(all, origin, imported);
      const isChanged = ({ changed }: Merge) => changed.length > 0;
      const merges = merged.sort((a, b) => Number(isChanged(b)) - Number(isChanged(a)));
      const prepared = merges.filter(isChanged).map(async ({ toSave: { html, ...post } }) => {
        if (html) return blog.prepare({ ...post, html });
        throw new ImportError('It was edited here while it was imported. Please import it again.');
      });
      const saved = await posts.save(await Promise.all(prepared), { kind: 'imported', by: null });
      const idOf = ({ known }: Merge, index: number) => saved[index]?.id ?? known.ours?.id ?? '';
      await imported.record(
        origin.source,
        merges.map((one, index) => ({ ...one.record, id: idOf(one, index) })),
      );
      return { merges, saved };
    });
    for (const [index, one] of merges.entries()) report(one, saved[index]?.slug);
  }

  async function saveAlone(one: Incoming, origin: Origin): Promise<void> {
    const { known } = await store.find(origin, [one.post.key]);
    await save([{ ...one, text: await textToSave(known(one.post.key), one.theirs) }], origin);
  }

  return async function write(given: readonly WordPressPost[]): Promise<void> {
    const posts = [...new Map(given.map(keyed).map((post) => [post.key, post])).values()];
    // The same post twice.
    draft.unchanged += given.length - posts.length;
    draft.origin ??= await options.findOrigin(posts);
    const { origin } = draft;
    const keys = posts.map(({ key }) => key);
    const { known } = await store.find(origin, keys);
    const incoming: Incoming[] = [];
    for (const post of posts) {
      await yieldToRequests();
      try {
        const prepared = await prepare(post, known(post.key));
        if (prepared) incoming.push(prepared);
      } catch (error) {
        fail(post, error);
      }
    }
    if (incoming.length === 0) return;
    if (dryRun) {
      for (const one of await mergeAll(incoming, origin, store)) report(one);
      return;
    }
    try {
      await save(incoming, origin);
    } catch {
      // One of them cannot be saved, or was edited here after it was prepared; which one shows when each is saved alone.
      for (const one of incoming) await saveAlone(one, origin).catch((error) => fail(one.post, error));
    }
  };
}

function isDeleted({ imported, ours }: KnownPost): boolean {
  return imported !== null && ours === null;
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : text;
}
