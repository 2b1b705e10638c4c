import { Link } from 'react-router';
import { firm } from '#firm/identity.ts';
import { portal } from '#firm/pages/home.ts';
import { portalButton } from '../../../../content/interface/home-page.ts';
import { button } from '../../../ui/button.ts';
import { ExistingClients } from './existing-clients.tsx';

export function ClientPortal() {
  if (portal.items.length === 0) return null;
  return (
    <section aria-labelledby="portal-heading" data-testid="cloud-based" className="bg-tint">
      <div className="page band grid items-center gap-x-20 gap-y-6 md:gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <h2 id="portal-heading" className="text-3xl">
            {portal.heading}
          </h2>
          <p className="measure mt-3 text-lg text-muted">{portal.intro}</p>
          <Link to={portalButton.href} className={button('primary', 'mt-6')}>
            {portalButton.label}
          </Link>
          <ExistingClients clientPortal={firm.clientPortal ?? null} />
        </div>
        <div className="border border-line bg-panel px-5 shadow-panel sm:px-10">
          <dl className="portal-features">
            {portal.items.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ul className="eyebrow flex flex-wrap justify-between gap-x-8 gap-y-1 border-t-2 border-ornament py-3.5 md:py-5">
            {portal.assurances.map((assurance) => (
              <li key={assurance}>{assurance}</li>
            ))}
          </ul>
          {portal.note && <p className="pb-4 text-muted text-xs">{portal.note}</p>}
        </div>
      </div>
    </section>
  );
}
