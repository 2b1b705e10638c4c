import { Link } from 'react-router';
import { managingPartner } from '../../../../content/attorneys.ts';
import { partnerProfile } from '../../../../content/home-closing.ts';
import { button } from '../../../ui/button.ts';
import { Portrait } from '../../../ui/portrait.tsx';

export function PartnerProfile() {
  const { heading, role, text, profileButton, watchButton, watchNote } = partnerProfile;
  return (
    <section aria-labelledby="partner-heading" data-testid="todd-netflix" className="page band">
      <div className="grid items-end gap-x-20 gap-y-10 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <Portrait
          initials={managingPartner.initials}
          photo={managingPartner.photo}
          className="aspect-4/5 max-md:max-w-72 text-[clamp(8rem,14vw,12rem)]"
        />
        <div>
          <p className="eyebrow">{role}</p>
          <h2 id="partner-heading" className="mt-3 text-4xl">
            {heading}
          </h2>
          <p className="measure mt-6 font-display text-2xl text-slate">{text}</p>
          <div className="mt-10 flex flex-wrap gap-4 max-sm:*:w-full border-t border-line pt-8">
            <Link to={profileButton.href} className={button('primary')}>
              {profileButton.label}
            </Link>
            <Link to={watchButton.href} className={button('outline')}>
              {watchButton.label}
            </Link>
          </div>
          <p className="mt-4 text-sm text-slate">{watchNote}</p>
        </div>
      </div>
    </section>
  );
}
