import { partnerProfile } from '#firm/pages/home.ts';
import { leadAttorney } from '../../../../content/derive/attorneys.ts';
import { hasPage } from '../../../../content/derive/links.ts';
import { profileButton } from '../../../../content/interface/home-page.ts';
import { Link } from '../../../sections/link.tsx';
import { Portrait } from '../../../sections/portrait.tsx';
import { button } from '../../../ui/button.ts';
import styles from './partner-profile.module.css';

export function PartnerProfile() {
  const { name, role, initials, photo } = leadAttorney;
  const { text, watch } = partnerProfile;
  if (!text) return null;
  const shown = watch && hasPage(watch.href) ? watch : null;
  return (
    <section aria-labelledby="partner-heading" data-testid="todd-netflix" className="page band">
      <div className={`${styles.partner} grid gap-x-5 gap-y-3 md:gap-x-16 md:gap-y-0`}>
        <Portrait initials={initials} photo={photo} className="aspect-4/5 md:row-span-2" />
        <div className="self-end md:pt-4">
          <p className="eyebrow">{role}</p>
          <h2 id="partner-heading" className="mt-2 text-3xl md:mt-4 md:text-4xl">
            {name}
          </h2>
        </div>
        <div className="col-span-full md:col-span-1">
          <p className="measure font-display text-lg text-muted leading-snug md:mt-5 md:text-2xl">{text}</p>
          <div className="mt-4 flex flex-wrap gap-3 max-md:*:grow max-md:*:px-4 md:mt-8 md:gap-4">
            <Link to={profileButton.href} className={button('primary')}>
              {profileButton.label}
            </Link>
            {shown && (
              <Link to={shown.href} className={button('outline')}>
                {shown.label}
              </Link>
            )}
          </div>
          {shown && <p className="mt-2 text-muted text-xs md:mt-3">{shown.note}</p>}
        </div>
      </div>
    </section>
  );
}
