import { locations } from '../../../../content/home-closing.ts';
import { contactCard, offices } from '../../../../content/offices.ts';
import type { Office } from '../../../../content/types.ts';

/** The selected office in detail. */
function OfficeBanner({ office }: { office: Office }) {
  const { title, subtitle, address, suite, city, region, postalCode, description, history, notice, image } =
    office;
  return (
    <article className="order-2 col-span-full hidden bg-slate text-white group-has-checked:grid group-data-main:bg-oxblood p-2 *:min-w-0 md:grid-cols-2 lg:col-span-4">
      <div className="px-4 py-6 sm:p-8">
        <p className="text-sm">{subtitle}</p>
        <h3 className="mt-2 text-3xl">{title}</h3>
        <address className="mt-4 text-lg not-italic">
          {address}, {suite}
          <br />
          {city}, {region} {postalCode}
        </address>
        {notice && <p className="mt-2 font-semibold">{notice}</p>}
        <p className="mt-6">{description}</p>
        <p className="mt-3">{history}</p>
      </div>
      <img
        src={image}
        alt=""
        width="480"
        height="360"
        loading="lazy"
        decoding="async"
        className="size-full bg-paper object-cover object-bottom"
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
      <p className="mt-4 text-lg text-slate">{locations.intro}</p>
      <fieldset className="mt-10 grid grid-cols-2 gap-x-2 max-md:gap-y-2 md:grid-cols-4 lg:grid-cols-[repeat(4,minmax(0,1fr))_17rem]">
        <legend className="sr-only">{locations.legend}</legend>
        {offices.map((office) => (
          <div
            key={office.key}
            aria-live="polite"
            className="group contents"
            data-main={office.isMain || undefined}
          >
            <label className="relative order-1 block border border-t-4 border-line border-t-stone p-4 text-sm group-data-main:border-t-oxblood hover:bg-sand has-checked:border-slate has-checked:bg-slate has-checked:text-white group-data-main:has-checked:border-oxblood group-data-main:has-checked:bg-oxblood has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-offset-3">
              <input
                type="radio"
                name="office"
                value={office.key}
                defaultChecked={office.key === 'manhattan'}
                className="float-right mt-2 size-4 appearance-none rounded-full border-2 border-current outline-none checked:border-5"
              />
              <strong className="block font-display text-xl font-medium">{office.name}</strong>
              {office.detail}
            </label>
            <OfficeBanner office={office} />
          </div>
        ))}
        <div className="order-3 col-span-full mt-8 border-t-4 border-ink pt-4 text-sm [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_h3]:text-xl lg:order-1 lg:col-span-1 lg:col-start-5 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:ml-10 md:max-lg:grid md:max-lg:grid-cols-2">
          <div>
            <h3>{contactCard.title}</h3>
            <a href={contactCard.phone.href} className="font-display text-2xl text-oxblood tabular-nums">
              {contactCard.phone.display}
            </a>
            <a href={`mailto:${contactCard.email}`} className="link">
              {contactCard.email}
            </a>
            <p>{contactCard.hours}</p>
            <p>{contactCard.emergency}</p>
          </div>
          <div className="max-md:mt-5 max-md:border-t max-md:border-line max-md:pt-5 lg:mt-5 lg:border-t lg:border-line lg:pt-5">
            <h3>{contactCard.video.title}</h3>
            <p className="mt-1">{contactCard.video.text}</p>
          </div>
        </div>
      </fieldset>
    </section>
  );
}
