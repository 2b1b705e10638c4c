import { Link } from 'react-router';
import { managingPartner } from '../../../../content/attorneys.ts';
import { partnerProfile } from '../../../../content/home-closing.ts';
import { button } from '../../../ui/button.ts';
import { Portrait } from '../../../ui/portrait.tsx';

export function PartnerProfile() {
  const { heading, role, text, profileButton, watchButton, watchNote } = partnerProfile;
  return (
    <section aria-labelledby="partner-heading" data-testid="todd-netflix" className="page band">
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-end gap-x-6 gap-y-6 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] md:grid-rows-[1fr_auto] md:gap-x-20 md:gap-y-0">
        <Portrait
          initials={managingPartner.initials}
          photo={managingPartner.photo}
          className="aspect-4/5 text-[clamp(4rem,14vw,12rem)] md:row-span-2"
        />
        <div>
          <p className="eyebrow">{role}</p>
          <h2 id="partner-heading" className="mt-2 text-3xl md:text-4xl">
            {heading}
          </h2>
        </div>
        <div className="col-span-full md:col-span-1">
          <p className="measure font-display text-xl text-slate md:mt-6 md:text-2xl">{text}</p>
          <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-4 md:gap-4 md:mt-10 md:border-t md:border-line md:pt-8">
            <Link to={profileButton.href} className={button('primary')}>
              {profileButton.label}
            </Link>
            <Link to={watchButton.href} className={button('outline')}>
              {watchButton.label}
            </Link>
          </div>
          <p className="mt-3 text-sm text-slate">{watchNote}</p>
        </div>
      </div>
    </section>
  );
}
