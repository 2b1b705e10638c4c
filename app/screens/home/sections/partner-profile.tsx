import { Link } from 'react-router';
import { partnerProfile } from '#firm/pages/home.ts';
import { leadAttorney } from '../../../../content/derive/attorneys.ts';
import { hasPage } from '../../../../content/derive/links.ts';
import { profileButton } from '../../../../content/interface/home-page.ts';
import { Portrait } from '../../../sections/portrait.tsx';
import { button } from '../../../ui/button.ts';

export function PartnerProfile() {
  const { name, role, initials, photo } = leadAttorney;
  const { text, watch } = partnerProfile;
  if (!text) return null;
  const shown = watch && hasPage(watch.href) ? watch : null;
  return (
    <section aria-labelledby="partner-heading" data-testid="todd-netflix" className="page band">
      <div className="partner grid">
        <Portrait
          initials={initials}
          photo={photo}
          className="aspect-4/5 text-[clamp(4rem,14vw,12rem)] md:row-span-2"
        />
        <div>
          <p className="eyebrow">{role}</p>
          <h2 id="partner-heading" className="mt-2 text-3xl md:text-4xl">
            {name}
          </h2>
        </div>
        <div className="col-span-full md:col-span-1">
          <p className="measure font-display text-xl text-muted md:mt-6 md:text-2xl">{text}</p>
          <div className="partner-links">
            <Link to={profileButton.href} className={button('primary')}>
              {profileButton.label}
            </Link>
            {shown && (
              <Link to={shown.href} className={button('outline')}>
                {shown.label}
              </Link>
            )}
          </div>
          {shown && <p className="mt-3 text-sm text-muted">{shown.note}</p>}
        </div>
      </div>
    </section>
  );
}
