import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { hashOf } from './merge-post.ts';

/** A file that posts of the source name. */
export interface SourceFile {
  /** Ascending in the order of the import. */
  position: number;
  /** The address in the source. */
  from: string;
  /** The address here; null: not copied. */
  to: string | null;
}

/** The files that posts of the source of a running import name, for the checks at its end. */
export function createSourceFilesStore(db: Kysely<Database>) {
  return {
    /**
     * Adds files. Those that were added before keep their position, and their copy if there is no new one.
     * @param files each once, at most some thousands
     */
    async add(importId: string, files: readonly SourceFile[]): Promise<void> {
      const values = files.map(({ position, from, to }) => ({
        import_id: importId,
        url_hash: hashOf(from),
        position,
        url: from,
        copy: to,
      }));
      await db
        .insertInto('wordpress_source_files')
        .values(values)
        .onConflict((conflict) =>
          conflict.columns(['import_id', 'url_hash']).doUpdateSet((eb) => ({
            copy: eb.fn.coalesce('excluded.copy', 'wordpress_source_files.copy'),
          })),
        )
        .execute();
    },
    /** Counts the files of an import. */
    async count(importId: string): Promise<number> {
      const { count } = await db
        .selectFrom('wordpress_source_files')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('import_id', '=', importId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    /**
     * Lists the files of an import by position.
     * @param after the position of the file before
     */
    listAfter: (importId: string, after: number, limit: number): Promise<SourceFile[]> =>
      db
        .selectFrom('wordpress_source_files')
        .select(['position', 'url as from', 'copy as to'])
        .where('import_id', '=', importId)
        .where('position', '>', after)
        .orderBy('position')
        .limit(limit)
        .execute(),
  };
}

export type SourceFilesStore = ReturnType<typeof createSourceFilesStore>;
