import { firm } from '#firm/identity.ts';
import { emergency } from '#law/emergency.ts';
import { ratingNote } from '../../content/derive/claims.ts';
import { footerLinks, officesHeading } from '../../content/derive/navigation.ts';
import { offices } from '../../content/derive/offices.ts';
import { cityLine, streetLine } from '../../content/derive/postal-address.ts';
import type { LinkGroup } from '../../content/schema/firm.ts';
import { FooterForm } from '../forms/footer-form.tsx';
import { EditionChoice } from '../sections/edition-choice.tsx';
import { Link, LinkItems } from '../sections/link.tsx';
import { Icon } from '../ui/icon.tsx';
import { DemonstrationNotice } from './demonstration-notice.tsx';
import { SocialLinks } from './social-links.tsx';
import { Wordmark } from './wordmark.tsx';

/** The footer of every public page: the case form, links, and the notices that a law firm must show. */
export function Footer({ year }: { year: number }) {
  return (
    <footer lang="en" className="no-print on-dark bg-band text-sm text-on-band-muted">
      <div className="page band grid gap-x-20 gap-y-6 max-md:pb-3 md:gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <FooterForm />
        <div className="grid content-start lg:grid-cols-2 lg:gap-10 lg:[&>:last-child:nth-child(odd)]:col-span-full">
          <SiteLinks />
        </div>
      </div>
      <div className="page">
        <HelpLine />
        <OfficesAndNotices year={year} />
      </div>
    </footer>
  );
}

/** The principal office's postal address (RPC 7.1(h)), in one line on a phone or tablet, where the list of offices is folded. */
const principalOffice = `${streetLine(firm.address.street, firm.address.suite)}, ${cityLine(firm.address)}`;

/** The one line of help that is not the firm's. */
function HelpLine() {
  const { call, stateHotline, footer } = emergency;
  return (
    <p className="flex flex-wrap items-center gap-x-2 border-t border-band-line">
      {footer.danger}
      <a href={call.href} className="link inline-flex min-h-11 items-center">
        {footer.number}
      </a>
      <span aria-hidden="true">·</span>
      {footer.hotline}
      <a href={stateHotline.href} className="link inline-flex min-h-11 items-center">
        {stateHotline.display}
      </a>
    </p>
  );
}

/** Links to the site's pages, and the firm's contact details. */
function SiteLinks() {
  return (
    <>
      <FooterLinks group={footerLinks.quick} />
      <FooterLinks group={footerLinks.divorceServices} />
      <FooterLinks group={footerLinks.tools} />
      <FooterLinks group={footerLinks.attorneys} />
      <address className="grid-cols-2 gap-x-4 not-italic max-lg:grid max-lg:border-band-line max-lg:border-t max-lg:pt-4 lg:space-y-1">
        <p className="font-semibold text-on-band max-lg:col-span-full lg:mb-3">{firm.name}</p>
        <a
          href={firm.phone.href}
          className="flex min-h-11 items-center font-display text-xl text-on-band tabular-nums md:text-2xl"
        >
          {firm.phone.display}
        </a>
        <a
          href={`mailto:${firm.email}`}
          className="link flex min-h-11 items-center wrap-anywhere max-md:text-xs"
        >
          {firm.email}
        </a>
        {firm.clientPortal && (
          <a href={firm.clientPortal.url} className="link flex min-h-11 items-center">
            {firm.clientPortal.label}
          </a>
        )}
        <p className="col-span-full lg:hidden">{principalOffice}</p>
        <p className="col-span-full flex flex-wrap gap-x-4">
          <span>{firm.hours.display}</span>
          {firm.hours.emergency && <span>{firm.hours.emergency}</span>}
        </p>
        {ratingNote && <p className="col-span-full pt-1 md:pt-3">{ratingNote}</p>}
      </address>
    </>
  );
}

/** Offices, social networks and legal notices. */
function OfficesAndNotices({ year }: { year: number }) {
  return (
    <>
      <section aria-label={officesHeading} className="border-band-line border-t lg:py-10">
        <details className="lg:unfold print:unfold">
          <summary className="pointer-coarse:select-none flex min-h-11 items-center justify-between font-semibold text-on-band">
            {officesHeading}
            <Icon name="chevron" className="turn size-5 text-on-band-ornament" />
          </summary>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-4 gap-y-3 max-lg:pb-4 max-md:text-xs sm:grid-cols-2 md:gap-8 lg:grid-cols-4">
            {offices.map((office) => (
              <li key={office.key}>
                <address className="not-italic">
                  <strong className="block font-semibold text-on-band">{office.name}</strong>
                  {streetLine(office.address, office.suite)}
                  <br />
                  {cityLine(office)}
                </address>
                {office.notice && <p className="mt-1 text-xs">{office.notice}</p>}
              </li>
            ))}
          </ul>
        </details>
      </section>
      <SocialLinks profiles={firm.socialLinks} />
      <div className="grid gap-3 border-t border-band-line py-3 pb-20 md:gap-8 md:py-10 sm:pb-10 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-20">
        <div className="text-on-band">
          <Wordmark />
          <ul className="mt-2 flex flex-wrap gap-x-6 md:mt-4 text-on-band-muted">
            {footerLinks.legal.links.map((link) => (
              <li key={link.href}>
                <Link to={link.href} className="link flex min-h-11 items-center">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          <EditionChoice className="text-on-band-muted" />
        </div>
        <div className="measure space-y-3 text-xs">
          <DemonstrationNotice {...firm.demonstration} />
          <p className="font-semibold text-on-band">
            {firm.advertisingNotices.map((notice) => `${notice}.`).join(' ')}
          </p>
          <p>{firm.disclaimer}</p>
          <p>
            © {firm.foundedYear}–{year} {firm.copyrightHolder}
          </p>
        </div>
      </div>
    </>
  );
}

/** A group of links, folded on a phone or tablet. */
function FooterLinks({ group }: { group: LinkGroup }) {
  if (group.links.length === 0) return null;
  return (
    <nav aria-label={group.heading} className="max-lg:col-span-full">
      <p className="mb-2 hidden font-semibold text-on-band lg:block">{group.heading}</p>
      <details className="lg:unfold print:unfold max-lg:border-t max-lg:border-band-line">
        <summary className="pointer-coarse:select-none flex min-h-11 items-center justify-between font-semibold text-on-band">
          {group.heading}
          <Icon name="chevron" className="turn size-5 text-on-band-ornament" />
        </summary>
        <ul className="grid gap-x-4 max-lg:grid-cols-2 max-lg:pb-3">
          <LinkItems
            links={group.links}
            className="flex min-h-11 items-center underline-offset-4 hover:text-on-band hover:underline lg:min-h-9"
          />
        </ul>
      </details>
    </nav>
  );
}
