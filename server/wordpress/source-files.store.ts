import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { hashOf } from './merge-post.ts';
import type { WordPressMedia } from './wordpress-post.ts';

/** A file of the media library, as an export lists it. */
export interface Attachment extends WordPressMedia {
  wpId: number;
  /** The number of the post it was uploaded to; null: none. */
  parent: number | null;
}

/** A file that posts of the source name, and its copy here. */
export interface CopiedFile {
  /** Ascending in the order of the import. */
  position: number;
  /** The address in the source. */
  from: string;
  /** The address here; null: not copied. */
  to: string | null;
}

/** Attachments asked for in one statement. */
const IDS_AT_ONCE = 1000;

/** The files of the source of a running import: the attachments of an export, and what was copied of any source. */
export function createSourceFilesStore(db: Kysely<Database>) {
  const attachments = (importId: string) =>
    db
      .selectFrom('wordpress_attachments')
      .select(['wp_id', 'url', 'alt'])
      .where('import_id', '=', importId)
      .orderBy('wp_id');

  return {
    /** Removes the files of all imports. */
    async clear(): Promise<void> {
      await db.deleteFrom('wordpress_attachments').execute();
      await db.deleteFrom('wordpress_copied_files').execute();
    },
    /**
     * Adds attachments, or updates those that were added before.
     * @param added each once, at most some thousands
     */
    async addAttachments(importId: string, added: readonly Attachment[]): Promise<void> {
      await db
        .insertInto('wordpress_attachments')
        .values(added.map(({ wpId, ...one }) => ({ ...one, import_id: importId, wp_id: wpId })))
        .onConflict((conflict) =>
          conflict.columns(['import_id', 'wp_id']).doUpdateSet((eb) => ({
            parent: eb.ref('excluded.parent'),
            url: eb.ref('excluded.url'),
            alt: eb.ref('excluded.alt'),
          })),
        )
        .execute();
    },
    /** In the order of the numbers given; unknown ones are missing. */
    async attachments(importId: string, wpIds: readonly number[]): Promise<WordPressMedia[]> {
      const found = new Map<number, WordPressMedia>();
      for (let from = 0; from < wpIds.length; from += IDS_AT_ONCE) {
        const ids = wpIds.slice(from, from + IDS_AT_ONCE);
        const rows = await attachments(importId).where('wp_id', 'in', ids).execute();
        for (const { wp_id, url, alt } of rows) found.set(Number(wp_id), { url, alt });
      }
      return wpIds.flatMap((id) => found.get(id) ?? []);
    },
    /** Those uploaded to a post, by number. */
    async attachedTo(importId: string, parent: number): Promise<WordPressMedia[]> {
      const rows = await attachments(importId).where('parent', '=', parent).execute();
      return rows.map(({ url, alt }) => ({ url, alt }));
    },
    /**
     * Adds copied files, or updates those that were added before.
     * @param files each once, at most some thousands
     */
    async addCopied(importId: string, files: readonly CopiedFile[]): Promise<void> {
      const values = files.map(({ position, from, to }) => ({
        import_id: importId,
        url_hash: hashOf(from),
        position,
        url: from,
        copy: to,
      }));
      await db
        .insertInto('wordpress_copied_files')
        .values(values)
        .onConflict((conflict) =>
          conflict
            .columns(['import_id', 'url_hash'])
            .doUpdateSet((eb) => ({ copy: eb.ref('excluded.copy') })),
        )
        .execute();
    },
    /** @param after the position of the file before */
    copiedAfter: (importId: string, after: number, limit: number): Promise<CopiedFile[]> =>
      db
        .selectFrom('wordpress_copied_files')
        .select(['position', 'url as from', 'copy as to'])
        .where('import_id', '=', importId)
        .where('position', '>', after)
        .orderBy('position')
        .limit(limit)
        .execute(),
    async countCopied(importId: string): Promise<number> {
      const { count } = await db
        .selectFrom('wordpress_copied_files')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('import_id', '=', importId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

export type SourceFilesStore = ReturnType<typeof createSourceFilesStore>;
