import type { PracticeAreaEntry } from '../schema/practice-area.ts';
import { slugOf } from './slug-of.ts';

const records = import.meta.env
  ? import.meta.glob<PracticeAreaEntry>('#firm/practice-areas/*.ts', { eager: true, import: 'entry' })
  : await (await import('./read-records.ts')).readRecords<PracticeAreaEntry>('practice-areas', 'entry');

/** The practice areas in the order of their places, each with the name of its file. */
export const practiceAreaEntries = Object.entries(records)
  .map(([file, entry]) => ({ ...entry, slug: slugOf(file) }))
  .sort((one, other) => one.place - other.place);
