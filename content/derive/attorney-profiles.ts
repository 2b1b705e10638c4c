import type { AttorneyProfile } from '../schema/attorney.ts';
import { slugOf } from './slug-of.ts';

const records = import.meta.env
  ? import.meta.glob<AttorneyProfile>('#firm/attorneys/*.ts', { eager: true, import: 'profile' })
  : await (await import('./read-records.ts')).readRecords<AttorneyProfile>('attorneys', 'profile');

/** The profiles by slug. Large; import them on the server only. */
export const attorneyProfiles: Readonly<Record<string, AttorneyProfile>> = Object.fromEntries(
  Object.entries(records).map(([file, profile]) => [slugOf(file), profile]),
);

/** @throws for an attorney whose file has no profile */
export function profileOf(slug: string): AttorneyProfile {
  const profile = attorneyProfiles[slug];
  if (!profile) throw new Error(`content/firm/attorneys/${slug}.ts exports no profile.`);
  return profile;
}
