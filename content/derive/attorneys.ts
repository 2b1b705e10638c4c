import type { Attorney, AttorneyRecord } from '../schema/attorney.ts';
import { slugOf } from './slug-of.ts';

const records = import.meta.env
  ? import.meta.glob<AttorneyRecord>('#firm/attorneys/*.ts', { eager: true, import: 'attorney' })
  : await (await import('./read-records.ts')).readRecords<AttorneyRecord>('attorneys', 'attorney');

/** The attorneys in the order of their places. */
export const attorneys: readonly Attorney[] = Object.entries(records)
  .map(([file, record]) => ({ ...record, slug: slugOf(file) }))
  .sort((one, other) => one.place - other.place);

const [first] = attorneys;
if (!first) throw new Error('content/firm/attorneys/ has no attorney.');

/** The attorney who speaks for the firm. */
export const leadAttorney: Attorney = first;
