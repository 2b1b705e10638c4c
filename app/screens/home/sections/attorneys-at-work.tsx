import { Link } from 'react-router';
import { attorneys } from '../../../../content/attorneys.ts';
import { team } from '../../../../content/home-reasons.ts';
import { button } from '../../../ui/button.ts';
import { Portrait } from '../../../ui/portrait.tsx';

export function AttorneysAtWork() {
  return (
    <section aria-labelledby="team-heading" data-testid="attorneys-at-work" className="band">
      <div className="page grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
        <div className="lg:sticky lg:top-32 lg:self-start">
          <h2 id="team-heading" className="text-3xl">
            {team.heading}
          </h2>
          <p className="mt-5 text-lg text-slate">{team.intro}</p>
          <Link to={team.button.href} className={button('outline', 'mt-8')}>
            {team.button.label}
          </Link>
        </div>
        <ul className="grid gap-x-14 gap-y-12 md:grid-cols-2 *:grid *:grid-cols-[5.5rem_minmax(0,1fr)] *:content-start *:items-end *:gap-x-5 *:gap-y-4 [&_li>p]:col-span-2">
          {attorneys.map(({ slug, name, role, initials, photo, shortBio, specialty, contactLine }) => (
            <li key={slug}>
              <Portrait initials={initials} photo={photo} className="aspect-5/6 text-[1.75rem]" />
              <div>
                <p className="eyebrow">{role}</p>
                <h3 className="mt-1 text-2xl">{name}</h3>
              </div>
              <p>{shortBio}</p>
              <p className="text-sm font-semibold">
                {specialty}
                {contactLine && <span className="block font-normal">{contactLine}</span>}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
