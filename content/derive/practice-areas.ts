import type { PracticeArea, PracticeAreaRecord } from '../schema/practice-area.ts';
import { practiceAreaEntries } from './practice-area-entries.ts';
import { slugOf } from './slug-of.ts';

const records = import.meta.env
  ? import.meta.glob<PracticeAreaRecord>('#firm/practice-areas/*.ts', { eager: true, import: 'area' })
  : await (await import('./read-records.ts')).readRecords<PracticeAreaRecord>('practice-areas', 'area');

const bySlug = new Map(Object.entries(records).map(([file, record]) => [slugOf(file), record]));

/** All practice areas by slug, in the order of their places. Large; import it on the server only. */
export const practiceAreas: ReadonlyMap<string, PracticeArea> = new Map(
  practiceAreaEntries.map(({ slug, name }) => {
    const record = bySlug.get(slug);
    if (!record) throw new Error(`content/firm/practice-areas/${slug}.ts exports no area.`);
    return [slug, { ...record, id: slug, title: name }];
  }),
);
