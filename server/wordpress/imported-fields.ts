import { firm } from '#firm/identity.ts';
import type { FieldName, ImportedFields } from './merge-post.ts';

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
