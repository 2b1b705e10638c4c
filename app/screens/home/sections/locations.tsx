import { locations } from '../../../../content/home-closing.ts';
import { contactCard, offices } from '../../../../content/offices.ts';
import type { Office } from '../../../../content/types.ts';

/** The selected office in detail. */
function OfficeBanner({ office }: { office: Office }) {
  const { title, subtitle, address, suite, city, region, postalCode, description, history, notice, image } =
    office;
  return (
    <article className="invisible col-span-full row-start-3 grid grid-rows-[auto_minmax(10rem,1fr)] bg-slate p-2 text-white group-has-checked:visible group-data-main:bg-oxblood md:row-start-2 *:min-w-0 md:grid-cols-2 md:grid-rows-1 lg:col-span-4 lg:col-start-1">
      <div className="px-4 py-5 sm:p-8">
        <p className="text-sm">{subtitle}</p>
        <h3 className="mt-2 text-2xl sm:text-3xl">{title}</h3>
        <address className="mt-3 text-lg not-italic leading-snug sm:mt-4 sm:leading-normal">
          {address}, {suite}
          <br />
          {city}, {region} {postalCode}
        </address>
        {notice && <p className="mt-2 font-semibold">{notice}</p>}
        <p className="mt-4 max-sm:text-sm sm:mt-6">{description}</p>
        <p className="mt-2 max-sm:text-sm sm:mt-3">{history}</p>
      </div>
      <img
        src={image}
        alt=""
        width="480"
        height="360"
        loading="lazy"
        decoding="async"
        className="h-0 min-h-full w-full bg-paper object-cover object-bottom"
      />
    </article>
  );
}

/**
 * The offices selector: radio buttons support the arrow keys without JavaScript. Each office is a live
 * region, so the change is announced.
 */
export function Locations() {
  return (
    <section aria-labelledby="locations-heading" data-testid="locations" className="page band">
      <h2 id="locations-heading" className="text-3xl">
        {locations.heading}
      </h2>
      <p className="mt-3 text-lg text-slate">{locations.intro}</p>
      <fieldset className="mt-6 grid grid-cols-2 gap-x-2 max-md:gap-y-2 md:mt-10 md:grid-cols-4 lg:grid-cols-[repeat(4,minmax(0,1fr))_17rem]">
        <legend className="sr-only">{locations.legend}</legend>
        {offices.map((office) => (
          <div
            key={office.key}
            aria-live="polite"
            className="group contents"
            data-main={office.isMain || undefined}
          >
            <label className="relative block border border-t-4 border-line border-t-stone p-3 text-sm max-md:leading-snug md:row-start-1 md:p-4 group-data-main:border-t-oxblood hover:bg-sand has-checked:border-slate has-checked:bg-slate has-checked:text-white group-data-main:has-checked:border-oxblood group-data-main:has-checked:bg-oxblood has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-offset-3">
              <input
                type="radio"
                name="office"
                value={office.key}
                defaultChecked={office.key === 'manhattan'}
                className="float-right mt-1.5 size-4 appearance-none rounded-full border-2 border-current outline-none checked:border-5"
              />
              <strong className="block font-display text-xl font-medium">{office.name}</strong>
              {office.detail}
            </label>
            <OfficeBanner office={office} />
          </div>
        ))}
        <div className="col-span-full mt-4 border-t-4 border-ink pt-4 text-sm max-lg:grid max-lg:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] max-lg:gap-x-4 max-md:row-start-4 md:max-lg:row-start-3 md:mt-8 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_h3]:text-xl max-md:[&_p]:leading-snug lg:col-span-1 lg:col-start-5 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:ml-10">
          <div>
            <h3>{contactCard.title}</h3>
            <a
              href={contactCard.phone.href}
              className="font-display text-xl text-oxblood md:text-2xl tabular-nums"
            >
              {contactCard.phone.display}
            </a>
            <a href={`mailto:${contactCard.email}`} className="link wrap-anywhere max-md:text-xs">
              {contactCard.email}
            </a>
            <p>{contactCard.hours}</p>
            <p>{contactCard.emergency}</p>
          </div>
          <div className="lg:mt-5 lg:border-t lg:border-line lg:pt-5">
            <h3>{contactCard.video.title}</h3>
            <p className="mt-1">{contactCard.video.text}</p>
          </div>
        </div>
      </fieldset>
    </section>
  );
}
