import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { WordPressMedia } from './wordpress-post.ts';

/** A file of the media library, as an export lists it. */
export interface Attachment extends WordPressMedia {
  wpId: number;
  /** The number of the post it was uploaded to; null: none. */
  parent: number | null;
  /** The key of its page's address (contract/permalinks.ts); empty: none. */
  link: string;
}

export type AttachmentPage = Pick<Attachment, 'wpId' | 'parent' | 'url' | 'link'>;

/** Attachments asked for in one statement; each number of them is a statement that is prepared and cached. */
const IDS_AT_ONCE = 100;

/** The attachments of the export that is being imported. */
export function createAttachmentsStore(db: Kysely<Database>) {
  const attachments = (importId: string) =>
    db
      .selectFrom('wordpress_attachments')
      .select(['wp_id', 'url', 'alt'])
      .where('import_id', '=', importId)
      .orderBy('wp_id');

  return {
    /**
     * Adds attachments, or updates those that were added before.
     * @param added each once, at most some thousands
     */
    async add(importId: string, added: readonly Attachment[]): Promise<void> {
      await db
        .insertInto('wordpress_attachments')
        .values(added.map(({ wpId, ...one }) => ({ ...one, import_id: importId, wp_id: wpId })))
        .onConflict((conflict) =>
          conflict.columns(['import_id', 'wp_id']).doUpdateSet((eb) => ({
            parent: eb.ref('excluded.parent'),
            url: eb.ref('excluded.url'),
            alt: eb.ref('excluded.alt'),
            link: eb.ref('excluded.link'),
          })),
        )
        .execute();
    },
    /** Finds attachments by number, in the order of `wpIds`; unknown ones are missing. */
    async find(importId: string, wpIds: readonly number[]): Promise<WordPressMedia[]> {
      const found = new Map<number, WordPressMedia>();
      for (let from = 0; from < wpIds.length; from += IDS_AT_ONCE) {
        const ids = wpIds.slice(from, from + IDS_AT_ONCE);
        const rows = await attachments(importId).where('wp_id', 'in', ids).execute();
        for (const { wp_id, url, alt } of rows) found.set(Number(wp_id), { url, alt });
      }
      return wpIds.flatMap((id) => found.get(id) ?? []);
    },
    /** Lists the attachments that have a page by number. */
    async pagesAfter(importId: string, after: number, limit: number): Promise<AttachmentPage[]> {
      const rows = await attachments(importId)
        .select(['parent', 'link'])
        .where('wp_id', '>', after)
        .where('link', '<>', '')
        .limit(limit)
        .execute();
      return rows.map(({ wp_id, parent, url, link }) => ({
        ...{ wpId: Number(wp_id), url, link },
        parent: parent === null ? null : Number(parent),
      }));
    },
    /** Lists the attachments of a post by number, as WordPress's REST API does. */
    async ofPost(importId: string, wpId: number): Promise<WordPressMedia[]> {
      const rows = await attachments(importId).where('parent', '=', wpId).execute();
      return rows.map(({ url, alt }) => ({ url, alt }));
    },
  };
}

export type AttachmentsStore = ReturnType<typeof createAttachmentsStore>;
