import { documentTitle } from '../../../content/derive/document-title.ts';
import type { MetaTagField, MetaTagRecord } from '../../../contract/page-tags.ts';
import { keepWork, readWork } from '../kit/kept-work.ts';

/** A chosen page: its stored record and the edited one. */
export interface Draft {
  original: MetaTagRecord;
  edited: MetaTagRecord;
}

const NAME = 'meta-tags';

/** Unsaved changes that outlived the login, or a reload of the page. */
export const readDraft = () => readWork<Draft>(NAME, 'session');

export const keepDraft = (draft: Draft | null) =>
  void keepWork(NAME, draft && isChanged(draft) ? draft : null, 'session');

export function isChanged({ original, edited }: Draft): boolean {
  return JSON.stringify(original) !== JSON.stringify(edited);
}

/** The default title for sharing of a meta title; empty (the page's own) for an empty one. */
function sharedTitle(metaTitle: string): string {
  return metaTitle.trim() === '' ? '' : documentTitle(metaTitle);
}

/** The fields that were changed since the record was opened. */
export function changedFields({ original, edited }: Draft): MetaTagField[] {
  const names = Object.keys(fieldLabels) as MetaTagField[];
  return names.filter((name) => edited[name] !== original[name]);
}

/** Rebases the local changes onto the stored record. */
export function rebased(draft: Draft, stored: MetaTagRecord): Draft {
  const own = changedFields(draft).map((name) => [name, draft.edited[name]]);
  return { original: stored, edited: { ...stored, ...Object.fromEntries(own) } };
}

/** The labels of the fields (specification section 2). */
export const fieldLabels: Record<MetaTagField, string> = {
  pageTitle: 'Page Title',
  metaTitle: 'Meta Title',
  metaDescription: 'Meta Description',
  metaKeywords: 'Meta Keywords (comma-separated)',
  ogTitle: 'OG Title',
  ogImage: 'OG Image URL',
  ogDescription: 'OG Description',
  canonicalUrl: 'Canonical URL (optional)',
  robots: 'Robots (e.g. index,follow)',
  customHeadTags: 'Custom Head Tags',
};

/** Changes a field. The texts for sharing follow those for search engines until they differ. */
export function withField(record: MetaTagRecord, field: MetaTagField, value: string): MetaTagRecord {
  const changed = { ...record, [field]: value };
  if (field === 'metaTitle' && record.ogTitle === sharedTitle(record.metaTitle)) {
    return { ...changed, ogTitle: sharedTitle(value) };
  }
  if (field === 'metaDescription' && record.ogDescription === record.metaDescription) {
    return { ...changed, ogDescription: value };
  }
  return changed;
}
