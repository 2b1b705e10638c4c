import type { Attorney, AttorneyRecord } from '../schema/attorney.ts';
import { inWords, inWordsFirst } from './in-words.ts';
import { slugOf } from './slug-of.ts';

const records = import.meta.env
  ? import.meta.glob<AttorneyRecord>('#firm/attorneys/*.ts', { eager: true, import: 'attorney' })
  : await (await import('./read-records.ts')).readRecords<AttorneyRecord>('attorneys', 'attorney');

/** The attorneys in the order of their places. */
export const attorneys: readonly Attorney[] = Object.entries(records)
  .map(([file, record]) => ({ ...record, slug: slugOf(file) }))
  .sort((one, other) => one.place - other.place);

/** The attorney who speaks for the firm. */
export const leadAttorney = attorneys[0] as Attorney;

/** As in "six attorneys", within a sentence and at its start. */
export const attorneyCount = {
  within: inWords(attorneys.length, 'attorney'),
  first: inWordsFirst(attorneys.length, 'attorney'),
};
