import { Link } from 'react-router';
import { team } from '#firm/pages/home.ts';
import { attorneys } from '../../../../content/derive/attorneys.ts';
import type { Attorney } from '../../../../content/schema/attorney.ts';
import { Portrait } from '../../../sections/portrait.tsx';
import { button } from '../../../ui/button.ts';
import { Icon } from '../../../ui/icon.tsx';

/** An attorney; on a phone a tap on the row unfolds the biography. */
function TeamMember({ slug, name, role, initials, photo, shortBio, specialty, contactLine }: Attorney) {
  return (
    <li>
      <Portrait initials={initials} photo={photo} className="aspect-5/6 text-2xl md:text-[1.75rem]" />
      <div>
        <p className="eyebrow">{role}</p>
        <h3 id={`team-${slug}`} className="mt-1.5 text-2xl leading-tight md:mt-2">
          {name}
        </h3>
        <p className="mt-1 text-muted text-xs md:text-sm">{specialty}</p>
      </div>
      <details className="col-span-full">
        <summary
          aria-labelledby={`team-${slug}`}
          className="absolute inset-x-0 top-0 flex h-22 items-start justify-end pt-3"
        >
          <Icon name="chevron" className="turn size-5 text-ornament-text" />
        </summary>
        <p className="max-md:pt-3 max-md:text-sm">{shortBio}</p>
        {contactLine && <p className="pt-3 text-sm">{contactLine}</p>}
      </details>
    </li>
  );
}

/** The button leads to all of them. */
const SHOWN = 12;

export function AttorneysAtWork() {
  return (
    <section aria-labelledby="team-heading" data-testid="attorneys-at-work" className="band">
      <div className="page grid gap-x-16 gap-y-6 md:gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
        <div className="lg:sticky lg:top-32 lg:self-start">
          <h2 id="team-heading" className="text-3xl">
            {team.heading}
          </h2>
          <p className="mt-3 text-lg text-muted">{team.intro}</p>
          <Link to={team.button.href} className={button('outline', 'mt-6')}>
            {team.button.label}
          </Link>
        </div>
        <ul className="team grid gap-x-14 md:grid-cols-2 md:gap-y-12">
          {attorneys.slice(0, SHOWN).map((attorney) => (
            <TeamMember key={attorney.slug} {...attorney} />
          ))}
        </ul>
      </div>
    </section>
  );
}
