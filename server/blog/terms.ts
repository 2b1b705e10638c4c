import type { RenamedTerm, RenameTerm } from '../../contract/terms.ts';
import type { ContentVersion } from '../platform/content-version.store.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { invalidField } from '../platform/refusal.ts';
import { writeAudit } from '../platform/write-audit.store.ts';
import type { PreparedHtml } from './prepare-post.ts';
import { createSearchStore } from './search.store.ts';
import { createTermsStore, type RenameOptions, termKey } from './terms.store.ts';

export interface TermsOptions {
  connection: Pick<DatabaseConnection, 'db' | 'dialect'>;
  contentVersion: ContentVersion;
  prepareHtml: (html: string) => Promise<PreparedHtml>;
  /** Makes the next import of the posts take the new name for theirs. */
  followImported: (
    trx: Parameters<RenameOptions['record']>[0],
    kind: RenameTerm['kind'],
    posts: Parameters<RenameOptions['record']>[2],
  ) => Promise<void>;
  clock: () => Date;
}

/** The categories, tags and authors of all posts. */
export function createTerms(options: TermsOptions) {
  const { connection, contentVersion, prepareHtml, followImported, clock } = options;
  const { db, dialect } = connection;
  const store = createTermsStore(db, createSearchStore(db, dialect), contentVersion.bump, prepareHtml);
  return {
    list: store.list,
    /**
     * Gives a term another name in all its posts, or moves them to the term that has this name. Former URLs redirect, and
     * imports keep the new name.
     * @param by user name
     * @throws {Refusal} when there is no such term, or the name is taken or unusable
     */
    async rename({ kind, key, name, merge }: RenameTerm, by: string): Promise<RenamedTerm> {
      const given = { kind, key: key.replaceAll('\0', ''), name: name.replaceAll('\0', '').trim(), merge };
      if (termKey(kind, given.name) === '')
        throw invalidField('name', 'Please enter a name with a letter or a digit');
      const now = clock().toISOString();
      const { name: present, posts } = await store.rename(given, {
        now,
        async record(trx, { merged, former, name: present }, posts) {
          await followImported(trx, kind, posts);
          const action = merged ? 'terms-merged' : 'term-renamed';
          const subject = `${kind} “${former}” → “${present}”`;
          await writeAudit(trx, { at: now, staff: by, action, subject });
        },
      });
      contentVersion.forget();
      return { name: present, posts };
    },
  };
}

export type Terms = ReturnType<typeof createTerms>;
