import { attorneyLabels } from '../../../../content/interface/attorneys-page.ts';
import type { Attorney, AttorneyProfile, ProfileLayout } from '../../../../content/schema/attorney.ts';
import { Portrait } from '../../../sections/portrait.tsx';
import { ProfileRecord } from './profile-record.tsx';
import { SidebarCard } from './sidebar-card.tsx';

interface LayoutClasses {
  section: string;
  columns: string;
  portrait: string;
  name: string;
  card: string;
}

const layouts: Readonly<Record<ProfileLayout, LayoutClasses>> = {
  leading: {
    section: 'border-line border-t',
    columns: 'lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]',
    portrait: 'aspect-4/5 max-lg:max-w-72',
    name: 'text-4xl',
    card: 'bg-tint',
  },
  tinted: {
    section: 'bg-tint [&+.bg-tint>div]:pt-0',
    columns: 'lg:grid-cols-[18rem_minmax(0,1fr)]',
    portrait: 'aspect-4/5 max-lg:w-36',
    name: 'text-3xl',
    card: 'bg-panel',
  },
  plain: {
    section: 'border-line border-b',
    columns: 'lg:grid-cols-[minmax(0,1fr)_18rem] lg:[&>:nth-child(2)]:order-first',
    portrait: 'aspect-4/5 max-lg:w-36',
    name: 'text-3xl',
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
  const { section, columns, portrait, name: nameSize, card } = layouts[profile.layout];
  return (
    <section id={slug} aria-labelledby={`${slug}-name`} className={section}>
      <div className={`page band grid gap-x-16 gap-y-10 lg:grid-rows-[auto_1fr] lg:gap-y-0 ${columns}`}>
        <Portrait initials={initials} photo={photo} className={portrait} />
        <div className="lg:row-span-2">
          <p className="eyebrow">{role}</p>
          <h2 id={`${slug}-name`} className={`mt-2 ${nameSize}`}>
            {name}
          </h2>
          <p className="mt-2 text-lg text-muted">{specialty}</p>
          {profile.quotation && (
            <blockquote className="measure quoted mt-8 font-display text-2xl text-ornament-text italic">
              {profile.quotation}
            </blockquote>
          )}
          <div className="measure mt-8 space-y-4">
            {profile.biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {profile.tellsResults && <p className="text-muted text-sm">{attorneyLabels.resultsNotice}</p>}
          </div>
          <ProfileRecord profile={profile} />
        </div>
        <SidebarCard sidebar={profile.sidebar} className={card} />
      </div>
    </section>
  );
}
