import type { Office, OfficeRecord } from '../schema/firm.ts';
import { inWords, inWordsFirst, listInWords } from './in-words.ts';
import { slugOf } from './slug-of.ts';

const records = import.meta.env
  ? import.meta.glob<OfficeRecord>('#firm/offices/*.ts', { eager: true, import: 'office' })
  : await (await import('./read-records.ts')).readRecords<OfficeRecord>('offices', 'office');

/** The offices in the order of their places; the first is the main office. */
export const offices: readonly Office[] = Object.entries(records)
  .sort(([, one], [, other]) => one.place - other.place)
  .map(([file, record], index) => ({ ...record, key: slugOf(file), isMain: index === 0 }));

/** As in "four offices", within a sentence and at its start. */
export const officeCount = {
  within: inWords(offices.length, 'office'),
  first: inWordsFirst(offices.length, 'office'),
};

const named = (listed: readonly Office[]) => listInWords(listed.map(({ name }) => name));
const open = offices.filter(({ notice }) => !notice);
const byAppointment = offices.filter(({ notice }) => notice);

/** As in "from offices in Manhattan and Brooklyn, and by appointment in Los Angeles". */
export const officePlaces =
  `from ${open.length === 1 ? 'an office' : 'offices'} in ${named(open)}` +
  (byAppointment.length > 0 ? `, and by appointment in ${named(byAppointment)}` : '');
