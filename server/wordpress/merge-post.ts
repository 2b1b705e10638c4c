import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { firm } from '#firm/identity.ts';
import type { PostToSave } from '../blog/prepare-post.ts';
import { decodedSlug } from './links.ts';

/** The fields that an import writes, as they are stored: dates as UTC ISO 8601. */
export type ImportedFields = Omit<
  Required<PostToSave>,
  'id' | 'wpId' | 'wordpressTerms' | 'publishedAt' | 'modifiedAt'
> & { publishedAt: string; modifiedAt: string | null };

export type FieldName = keyof ImportedFields;

/** The fields of a post that its source does not tell. */
export const EMPTY: ImportedFields = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  author: firm.name,
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

const FIELDS = Object.keys(EMPTY) as FieldName[];
const AS_JSON: readonly FieldName[] = ['categories', 'tags', 'yoastData'];

/** The fields of a row of `posts`. */
export function toFields(row: object): ImportedFields {
  const values = new Map<string, unknown>(Object.entries(row));
  const stored = (field: FieldName) => {
    const value = values.get(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    return AS_JSON.includes(field) ? JSON.parse(String(value)) : value;
  };
  return Object.fromEntries(FIELDS.map((field) => [field, stored(field)])) as ImportedFields;
}

/** By field: the hash of its value in the source, and of the value that was saved here. */
export type ImportedHashes = Partial<Record<FieldName | 'wordpressTerms', [source: string, saved: string]>>;

export interface MergedPost {
  /** The values to save. */
  fields: Partial<ImportedFields>;
  /** Fields whose value here changes. */
  changed: FieldName[];
  /** Fields that have the source's value then. */
  inSync: FieldName[];
  /** Fields changed here and in the source: the value here stays. */
  conflicts: FieldName[];
}

/** Changes by themselves with every edit, here and there. */
const NEVER_IN_CONFLICT: readonly FieldName[] = ['modifiedAt'];

/**
 * Merges a post of the source with the one here, field by field: what was changed here stays, the rest follows the source.
 * @param source without the fields that the source does not tell
 * @param here null: there is none yet
 * @param imported the hashes of the last import; null: the post here was never edited
 */
export function mergePost(
  source: Partial<ImportedFields>,
  here: ImportedFields | null,
  imported: ImportedHashes | null,
): MergedPost {
  const merged: MergedPost = { fields: {}, changed: [], inSync: [], conflicts: [] };
  const isEdited = (field: FieldName) => {
    const savedHash = imported?.[field]?.[1];
    return here !== null && savedHash !== undefined && hashOf(here[field]) !== savedHash;
  };
  for (const field of Object.keys(source) as FieldName[]) {
    const value = source[field];
    if (here !== null && hashOf(value) === imported?.[field]?.[0]) continue;
    if (here !== null && isStoredAs(field, value, here[field])) merged.inSync.push(field);
    else if (!isEdited(field)) {
      Object.assign(merged.fields, { [field]: value });
      merged.changed.push(field);
      merged.inSync.push(field);
    } else if (!NEVER_IN_CONFLICT.includes(field)) merged.conflicts.push(field);
  }
  // An excerpt that was made of the content is made of the new one.
  if (source.excerpt === '' && merged.changed.includes('content') && !isEdited('excerpt')) {
    merged.fields.excerpt = '';
    merged.inSync.push('excerpt');
  }
  // A newer date alone is no change of the post.
  if (here !== null && merged.changed.every((field) => field === 'modifiedAt')) {
    return {
      ...merged,
      fields: {},
      changed: [],
      inSync: merged.inSync.filter((field) => field !== 'modifiedAt'),
    };
  }
  return merged;
}

/** Whether a value of the source would be stored as the one that is here. */
function isStoredAs(field: FieldName, value: unknown, here: unknown): boolean {
  if (field === 'slug') return value === '' || decodedSlug(String(value)) === here;
  return isDeepStrictEqual(value, here);
}

/** Characters of a text that is hashed as it is, because as JSON it would take too long. */
export const LONG_TEXT = 1_000_000;
/** The long text that was hashed last: an import hashes it as it comes, when it is merged and as it is stored. */
let hashed = { text: '', hash: '' };

export function hashOf(value: unknown): string {
  const isLong = typeof value === 'string' && value.length > LONG_TEXT;
  if (isLong && value === hashed.text) return hashed.hash;
  const hash = createHash('sha256')
    .update(isLong ? value : (JSON.stringify(value) ?? ''))
    .digest('base64url')
    .slice(0, 16);
  if (isLong) hashed = { text: value, hash };
  return hash;
}
