import { team } from '#firm/pages/home.ts';
import { attorneys } from '../../../../content/derive/attorneys.ts';
import { aboutAttorney } from '../../../../content/interface/home-page.ts';
import type { Attorney } from '../../../../content/schema/attorney.ts';
import { Link } from '../../../sections/link.tsx';
import { Portrait } from '../../../sections/portrait.tsx';
import { button } from '../../../ui/button.ts';
import { Icon } from '../../../ui/icon.tsx';

function TeamMember({ name, role, initials, photo, shortBio, specialty, contactLine }: Attorney) {
  return (
    <li className="grid content-start gap-x-4 gap-y-1.5 grid-cols-[4.5rem_minmax(0,1fr)]">
      <Portrait initials={initials} photo={photo} className="aspect-5/6" />
      <div>
        <p className="eyebrow">{role}</p>
        <h3 className="mt-2 text-xl leading-tight md:mt-4 md:text-2xl">{name}</h3>
        <p className="mt-1 text-muted text-sm">{specialty}</p>
      </div>
      {contactLine && <p className="col-span-full font-semibold text-sm tabular-nums">{contactLine}</p>}
      <details className="lg:unfold print:unfold col-span-full text-sm">
        <summary className="flex min-h-11 items-center gap-2 font-semibold text-action">
          {aboutAttorney} {name}
          <Icon name="chevron" className="turn size-4" />
        </summary>
        <p className="max-lg:pb-2">{shortBio}</p>
      </details>
    </li>
  );
}

/** The button links to all attorneys. */
const SHOWN = 12;

export function AttorneysAtWork() {
  const shown = attorneys.slice(0, SHOWN);
  return (
    <section aria-labelledby="team-heading" data-testid="attorneys-at-work" className="band">
      <div className="page grid gap-x-16 gap-y-4 md:gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h2 id="team-heading" className="text-3xl">
            {team.heading}
          </h2>
          <p className="mt-1.5 text-muted text-sm md:mt-3 md:text-lg">{team.intro}</p>
        </div>
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls
          tabIndex={0}
          className={`${shown.length > 1 ? 'snap-row' : ''} gap-x-5 lg:row-span-2 md:grid md:grid-cols-2 md:gap-x-14 md:gap-y-10`}
        >
          {shown.map((attorney) => (
            <TeamMember key={attorney.slug} {...attorney} />
          ))}
        </ul>
        <Link to={team.button.href} className={button('outline', 'md:w-fit lg:row-start-2 lg:self-start')}>
          {team.button.label}
        </Link>
      </div>
    </section>
  );
}
