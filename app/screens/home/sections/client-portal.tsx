import { firm } from '#firm/identity.ts';
import { portal } from '#firm/pages/home.ts';
import { portalButton } from '../../../../content/interface/home-page.ts';
import { Link } from '../../../sections/link.tsx';
import { button } from '../../../ui/button.ts';
import { ExistingClients } from './existing-clients.tsx';

export function ClientPortal() {
  if (portal.items.length === 0) return null;
  return (
    <section aria-labelledby="portal-heading" data-testid="cloud-based" className="bg-tint">
      <div className="page band grid gap-x-20 gap-y-3 md:gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="lg:self-end">
          <h2 id="portal-heading" className="text-3xl">
            {portal.heading}
          </h2>
          <p className="measure mt-1.5 text-muted text-sm md:mt-3 md:text-lg">{portal.intro}</p>
        </div>
        <div className="lg:row-span-2 border-ornament border-t-2 md:bg-panel md:px-10 md:panel-shadow">
          <dl className="grid gap-x-5 max-md:grid-cols-2 max-md:py-2 md:divide-y md:divide-line">
            {portal.items.map(({ title, text }) => (
              <div
                key={title}
                className="md:grid md:grid-cols-[12.5rem_minmax(0,1fr)] md:items-baseline md:gap-x-8 md:py-5"
              >
                <dt className="font-display text-lg leading-snug max-md:py-1.5">{title}</dt>
                <dd className="max-md:hidden">{text}</dd>
              </div>
            ))}
          </dl>
          <ul className="eyebrow flex flex-wrap justify-between gap-x-8 border-line border-t py-3">
            {portal.assurances.map((assurance) => (
              <li key={assurance}>{assurance}</li>
            ))}
          </ul>
        </div>
        <div className="lg:self-start">
          <Link to={portalButton.href} className={button('primary', 'max-md:w-full')}>
            {portalButton.label}
          </Link>
          <ExistingClients clientPortal={firm.clientPortal ?? null} />
        </div>
      </div>
    </section>
  );
}
