import { attorneyLabels } from '../../../../content/interface/attorneys-page.ts';
import type { AttorneyProfile } from '../../../../content/schema/attorney.ts';
import { LinkItems } from '../../../sections/link.tsx';

export function hasRecord({ education, admissions, languages, focusAreas }: AttorneyProfile): boolean {
  return [education, admissions, languages, focusAreas].some(({ length }) => length > 0);
}

export function ProfileRecord({ profile }: { profile: AttorneyProfile }) {
  const { education, admissions, languages, focusAreas } = profile;
  if (!hasRecord(profile)) return null;
  return (
    <dl className="mt-6 border-text border-t-2 *:border-line *:border-b *:py-3 md:mt-10 md:*:py-4 sm:*:grid sm:*:grid-cols-[12.5rem_minmax(0,1fr)] [&_dt]:font-semibold">
      {education.length > 0 && (
        <div>
          <dt>{attorneyLabels.education}</dt>
          {education.map(({ degree, school, year }) => (
            <dd key={degree} className="sm:col-start-2">
              {degree}, {school}, {year}
            </dd>
          ))}
        </div>
      )}
      {admissions.length > 0 && (
        <div>
          <dt>{attorneyLabels.admissions}</dt>
          {admissions.map(({ jurisdiction, year }) => (
            <dd key={jurisdiction} className="sm:col-start-2">
              {jurisdiction}, {year}
            </dd>
          ))}
        </div>
      )}
      {languages.length > 0 && (
        <div>
          <dt>{attorneyLabels.languages}</dt>
          <dd>{languages.join(', ')}</dd>
        </div>
      )}
      {focusAreas.length > 0 && (
        <div>
          <dt className="sm:pt-2">{attorneyLabels.focusAreas}</dt>
          <dd>
            <ul className="flex flex-wrap gap-x-6">
              <LinkItems links={focusAreas} className="link flex min-h-11 items-center" />
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
