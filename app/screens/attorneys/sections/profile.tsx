import { attorneyLabels } from '../../../../content/interface/attorneys-page.ts';
import type { Attorney, AttorneyProfile, ProfileLayout } from '../../../../content/schema/attorney.ts';
import { Fold } from '../../../sections/fold.tsx';
import { Portrait } from '../../../sections/portrait.tsx';
import { hasRecord, ProfileRecord } from './profile-record.tsx';
import { SidebarCard } from './sidebar-card.tsx';

interface LayoutClasses {
  section: string;
  columns: string;
  name: string;
  card: string;
}

const layouts: Readonly<Record<ProfileLayout, LayoutClasses>> = {
  leading: {
    section: 'border-line border-t',
    columns: 'lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]',
    name: 'text-3xl lg:text-4xl',
    card: 'bg-tint',
  },
  tinted: {
    section: 'bg-tint [&+.bg-tint>div]:pt-0',
    columns: 'lg:grid-cols-[18rem_minmax(0,1fr)]',
    name: 'text-2xl md:text-3xl',
    card: 'bg-panel',
  },
  plain: {
    section: 'border-line border-b',
    columns: 'lg:grid-cols-[minmax(0,1fr)_18rem] lg:[&>:nth-child(2)]:order-first',
    name: 'text-2xl md:text-3xl',
    card: 'bg-tint',
  },
};

interface ProfileProps {
  attorney: Attorney;
  profile: AttorneyProfile;
}

/** One attorney: portrait and contact card in one column, biography and record in the other. */
export function Profile({ attorney, profile }: ProfileProps) {
  const { slug, name, role, initials, photo, specialty } = attorney;
  const { section, columns, name: nameSize, card } = layouts[profile.layout];
  const [first, ...others] = profile.biography;
  return (
    <section id={slug} aria-labelledby={`${slug}-name`} className={section}>
      <div
        className={`page band flex flex-wrap gap-5 max-md:py-8 md:gap-y-8 lg:grid lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-0 ${columns}`}
      >
        <Portrait initials={initials} photo={photo} className="aspect-4/5 max-lg:w-26 md:max-lg:w-36" />
        <div className="max-lg:contents lg:row-span-2">
          <div className="min-w-0 flex-[1_1_9rem] max-lg:self-center">
            <p className="eyebrow">{role}</p>
            <h2 id={`${slug}-name`} className={`mt-2 md:mt-4 ${nameSize}`}>
              {name}
            </h2>
            <p className="mt-1 text-muted md:mt-2 md:text-lg">{specialty}</p>
          </div>
          <div className="max-lg:basis-full">
            {profile.quotation && (
              <blockquote className="measure quoted font-display text-ornament-text text-xl italic md:text-2xl lg:mt-8">
                {profile.quotation}
              </blockquote>
            )}
            {first && <p className="measure mt-4 md:mt-8">{first}</p>}
            {(others.length > 0 || profile.tellsResults || hasRecord(profile)) && (
              <Fold label={`${attorneyLabels.more} ${name}`}>
                <div className="measure space-y-4 md:mt-4">
                  {others.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  {profile.tellsResults && (
                    <p className="text-muted text-sm">{attorneyLabels.resultsNotice}</p>
                  )}
                </div>
                <ProfileRecord profile={profile} />
              </Fold>
            )}
          </div>
        </div>
        <SidebarCard sidebar={profile.sidebar} className={`min-w-0 max-lg:basis-full ${card}`} />
      </div>
    </section>
  );
}
