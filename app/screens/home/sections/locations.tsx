import { locations } from '#firm/pages/home.ts';
import { offices } from '../../../../content/derive/offices.ts';
import { cityLine, streetLine } from '../../../../content/derive/postal-address.ts';
import { contactCard, locationLabels } from '../../../../content/interface/home-page.ts';
import type { Office } from '../../../../content/schema/firm.ts';
import { SitePicture } from '../../../sections/site-picture.tsx';
import styles from './locations.module.css';

/** The selected office in detail. */
function OfficeBanner({ office }: { office: Office }) {
  const { title, subtitle, address, suite, description, history, notice, image } = office;
  return (
    <article>
      <div className="flex flex-col p-4 sm:p-8">
        <p className="text-xs md:text-sm">{subtitle}</p>
        <h3 className="mt-1 text-2xl md:text-3xl">{title}</h3>
        <address className="mt-2 not-italic leading-snug md:mt-4 md:text-lg">
          {streetLine(address, suite)}
          <br />
          {cityLine(office)}
        </address>
        {notice && <p className="mt-2 font-semibold max-md:text-sm">{notice}</p>}
        <p className="mt-3 max-md:text-sm max-md:leading-snug md:mt-5">{description}</p>
        {history && <p className="mt-auto pt-2 max-md:text-sm max-md:leading-snug">{history}</p>}
      </div>
      {image && (
        <SitePicture
          src={image}
          alt=""
          width="480"
          height="360"
          loading="lazy"
          decoding="async"
          className="max-md:hidden"
        />
      )}
    </article>
  );
}

function Contact() {
  return (
    <div
      className={`${styles.contact} grid content-start gap-x-5 text-sm leading-snug max-lg:mt-2 max-lg:grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] max-lg:border-line max-lg:border-b max-lg:pb-3 max-md:text-xs lg:ml-10 lg:gap-y-5 lg:border-text lg:border-t-2 lg:pt-5`}
    >
      <div>
        <h3 className="text-lg">{contactCard.title}</h3>
        <a
          href={contactCard.phone.href}
          className="flex min-h-11 items-center font-display text-action text-xl tabular-nums md:text-2xl"
        >
          {contactCard.phone.display}
        </a>
        <a href={`mailto:${contactCard.email}`} className="link flex min-h-11 items-center max-sm:text-xs">
          {contactCard.email}
        </a>
      </div>
      <div>
        <p>{contactCard.hours}</p>
        {contactCard.emergency && <p>{contactCard.emergency}</p>}
        {locations.video && (
          <>
            <h3 className="mt-2 text-lg lg:mt-5">{locations.video.title}</h3>
            <p className="mt-0.5">{locations.video.text}</p>
          </>
        )}
      </div>
    </div>
  );
}

/**
 * The offices selector: radio buttons support the arrow keys without JavaScript. Each office is a live
 * region, so the change is announced. An only office is a plain card.
 */
export function Locations() {
  const only = offices.length === 1 && offices[0];
  return (
    <section aria-labelledby="locations-heading" data-testid="locations" className="page band">
      <h2 id="locations-heading" className="text-3xl">
        {locationLabels.heading}
      </h2>
      <p className="mt-1.5 text-muted text-sm md:mt-3 md:text-lg">{locations.intro}</p>
      {only ? (
        <div className={`${styles.offices} mt-4 md:mt-8`} data-only>
          <OfficeBanner office={only} />
          <Contact />
        </div>
      ) : (
        <fieldset className={`${styles.offices} mt-4 md:mt-8`}>
          <legend className="sr-only">{locationLabels.legend}</legend>
          {offices.map((office) => (
            <div key={office.key} aria-live="polite" data-main={office.isMain || undefined}>
              <label>
                <input type="radio" name="office" value={office.key} defaultChecked={office.isMain} />
                <strong>{office.name}</strong>
                <span className="max-md:sr-only">{office.detail}</span>
              </label>
              <OfficeBanner office={office} />
            </div>
          ))}
          <Contact />
        </fieldset>
      )}
    </section>
  );
}
