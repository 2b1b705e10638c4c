import { isDeepStrictEqual } from 'node:util';
import { firm } from '#firm/identity.ts';
import { EMPTY_POST } from '../../platform/database/post-fields.ts';
import type { ImportedFields } from '../convert/convert-post.ts';
import { decodedSlug } from '../convert/links.ts';
import { hashOf } from '../convert/source-hash.ts';

export type FieldName = keyof ImportedFields;

/** All fields that an import may write, with their values in a new post whose source omits them. */
export const EMPTY_IMPORT: ImportedFields = { ...EMPTY_POST, author: firm.name, publishedAt: '' };

const FIELDS = Object.keys(EMPTY_IMPORT) as FieldName[];

/** Base of the next merge, by field: the hashes of the value that the last import read, and of the one it saved. */
export type Base = Partial<Record<FieldName | 'wordpressTerms', [read: string, saved: string]>>;

export interface MergedPost {
  fields: Partial<ImportedFields>;
  /** Fields of ours that change. */
  changed: FieldName[];
  /** Fields of ours that equal theirs then. */
  inSync: FieldName[];
  /** Fields changed on both sides: ours stays. */
  conflicts: FieldName[];
}

/**
 * Merges a post field by field (three-way): a field edited here stays, any other follows the source.
 * @param base null: the post was never imported, and counts as not edited
 * @param ours the post here; null: there is none
 * @param theirs the post of the source, without the fields that it omits
 */
export function mergePost(
  base: Base | null,
  ours: ImportedFields | null,
  theirs: Partial<ImportedFields>,
): MergedPost {
  const merged: MergedPost = { fields: {}, changed: [], inSync: [], conflicts: [] };
  const isEdited = (field: FieldName) => {
    const saved = base?.[field]?.[1];
    return ours !== null && saved !== undefined && hashOf(ours[field]) !== saved;
  };
  for (const field of Object.keys(theirs) as FieldName[]) {
    const value = theirs[field];
    if (ours !== null && hashOf(value) === base?.[field]?.[0]) continue;
    if (ours !== null && isStoredAs(field, value, ours[field])) merged.inSync.push(field);
    else if (!isEdited(field)) {
      Object.assign(merged.fields, { [field]: value });
      merged.changed.push(field);
      merged.inSync.push(field);
      // The date changes with every edit on either side.
    } else if (field !== 'modifiedAt') merged.conflicts.push(field);
  }
  // An excerpt generated from the content is generated again.
  if (theirs.excerpt === '' && merged.changed.includes('content') && !isEdited('excerpt')) {
    merged.fields.excerpt = '';
    merged.inSync.push('excerpt');
  }
  // A newer date alone is no change of the post.
  if (ours !== null && merged.changed.every((field) => field === 'modifiedAt')) {
    const inSync = merged.inSync.filter((field) => field !== 'modifiedAt');
    return { ...merged, fields: {}, changed: [], inSync };
  }
  return merged;
}

function isStoredAs(field: FieldName, theirs: unknown, ours: unknown): boolean {
  if (field === 'slug') return theirs === '' || decodedSlug(String(theirs)) === ours;
  return isDeepStrictEqual(theirs, ours);
}

/**
 * The base after a merge.
 * @param read by field, the hash of the value that was read
 * @param ours the post as it is stored now
 */
export function nextBase(
  base: Base,
  read: Partial<Record<keyof Base, string>>,
  inSync: readonly FieldName[],
  ours: ImportedFields,
): Base {
  const next = { ...base };
  // Fields that the source omits have a base too, so that a later import detects local edits of them.
  for (const field of FIELDS) next[field] ??= ['', hashOf(ours[field])];
  for (const [field, hash] of Object.entries(read) as [keyof Base, string][]) {
    if (field === 'wordpressTerms') next[field] = [hash, hash];
    else {
      const saved = inSync.includes(field) ? undefined : base[field]?.[1];
      next[field] = [hash, saved ?? hashOf(ours[field])];
    }
  }
  return next;
}
