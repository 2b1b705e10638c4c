import { locations } from '#firm/pages/home.ts';
import { offices } from '../../../../content/derive/offices.ts';
import { streetLine } from '../../../../content/derive/street-line.ts';
import { contactCard, locationLabels } from '../../../../content/interface/home-page.ts';
import type { Office } from '../../../../content/schema/firm.ts';
import { SitePicture } from '../../../sections/site-picture.tsx';

/** The selected office in detail. */
function OfficeBanner({ office }: { office: Office }) {
  const { title, subtitle, address, suite, city, region, postalCode, description, history, notice, image } =
    office;
  return (
    <article>
      <div className="px-4 py-5 sm:p-8">
        <p className="text-sm">{subtitle}</p>
        <h3 className="mt-2 text-2xl md:text-3xl">{title}</h3>
        <address className="mt-3 text-lg not-italic leading-snug md:mt-4 md:leading-normal">
          {streetLine(address, suite)}
          <br />
          {city}, {region} {postalCode}
        </address>
        {notice && <p className="mt-2 font-semibold">{notice}</p>}
        <p className="mt-4 md:mt-6">{description}</p>
        {history && <p className="mt-2 md:mt-3">{history}</p>}
      </div>
      {image && <SitePicture src={image} alt="" width="480" height="360" loading="lazy" decoding="async" />}
    </article>
  );
}

function Contact() {
  return (
    <div className="office-contact">
      <div>
        <h3>{contactCard.title}</h3>
        <a
          href={contactCard.phone.href}
          className="font-display text-xl text-action md:text-2xl tabular-nums"
        >
          {contactCard.phone.display}
        </a>
        <a href={`mailto:${contactCard.email}`} className="link max-sm:text-xs">
          {contactCard.email}
        </a>
        <p>{contactCard.hours}</p>
        {contactCard.emergency && <p>{contactCard.emergency}</p>}
      </div>
      {locations.video && (
        <div>
          <h3>{locations.video.title}</h3>
          <p className="mt-1">{locations.video.text}</p>
        </div>
      )}
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
      <p className="mt-3 text-lg text-muted">{locations.intro}</p>
      {only ? (
        <div className="offices mt-6 md:mt-10" data-only>
          <OfficeBanner office={only} />
          <Contact />
        </div>
      ) : (
        <fieldset className="offices mt-6 md:mt-10">
          <legend className="sr-only">{locationLabels.legend}</legend>
          {offices.map((office) => (
            <div key={office.key} aria-live="polite" data-main={office.isMain || undefined}>
              <label>
                <input type="radio" name="office" value={office.key} defaultChecked={office.isMain} />
                <strong className="block font-display text-xl font-medium">{office.name}</strong>
                {office.detail}
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
