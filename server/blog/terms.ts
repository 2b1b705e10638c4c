import type { RenamedTerm, RenameTerm } from '../../contract/terms.ts';
import { found, invalidField, Refusal } from '../platform/refusal.ts';
import { type createTermsStore, termKey } from './terms.store.ts';
import type { BlogTransaction } from './transaction.store.ts';

export interface TermsOptions {
  store: ReturnType<typeof createTermsStore>;
  inTransaction: BlogTransaction;
  clock: () => Date;
}

/** The categories, tags and authors of all posts. */
export function createTerms({ store, inTransaction, clock }: TermsOptions) {
  return {
    list: store.list,
    /**
     * Gives a term another name in all its posts, or moves them to the term that has this name. Former URLs redirect, and
     * imports keep the new name.
     * @param by user name
     * @throws {Refusal} when there is no such term, or the name is unusable, or taken and `merge` is not set
     */
    async rename({ kind, merge, ...given }: RenameTerm, by: string): Promise<RenamedTerm> {
      const key = given.key.replaceAll('\0', '');
      const wanted = given.name.replaceAll('\0', '').trim();
      const target = termKey(kind, wanted);
      if (target === '') throw invalidField('name', 'Please enter a name with a letter or a digit');
      const textWords = await store.textWords(kind, key);
      return inTransaction(async ({ content, terms, imported, search, record }) => {
        await content.bump();
        const all = await terms.list(kind);
        const former = found(all.find((term) => term.key === key));
        const other = target === key ? undefined : all.find((term) => term.key === target);
        if (other && !merge) {
          const count = other.posts === 1 ? '1 post' : `${other.posts} posts`;
          const message = `“${other.name}” exists already, in ${count}. You can merge the two.`;
          throw new Refusal('term-exists', { message });
        }
        const name = other?.name ?? wanted;
        const renaming = { kind, key, target, name };
        const { posts, indexed } = await terms.rename(renaming, textWords, clock().toISOString());
        await imported.followRenamed(kind, posts);
        const subject = `${kind} “${former.name}” → “${name}”`;
        await record({ staff: by, action: other ? 'terms-merged' : 'term-renamed', subject });
        await search.put(indexed);
        return { name, posts: indexed.length };
      });
    },
  };
}

export type Terms = ReturnType<typeof createTerms>;
