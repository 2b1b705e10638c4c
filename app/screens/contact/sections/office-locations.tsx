import { officeLocations } from '#firm/pages/contact.ts';
import { offices } from '../../../../content/derive/offices.ts';
import { cityLine, streetLine } from '../../../../content/derive/postal-address.ts';
import { SitePicture } from '../../../sections/site-picture.tsx';

const mainOffice = offices.find((office) => office.isMain);

/** Every office with its address, and consultations by video. */
export function OfficeLocations() {
  const { heading, intro, video } = officeLocations;
  return (
    <section id="offices" aria-labelledby="offices-heading" className="bg-tint">
      <div className="page band grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <header>
          <h2 id="offices-heading" className="text-3xl">
            {heading}
          </h2>
          <p className="mt-4 max-w-sm text-muted">{intro}</p>
          {mainOffice?.image && (
            <SitePicture
              src={mainOffice.image}
              alt=""
              width={480}
              height={360}
              loading="lazy"
              className="mt-10 hidden aspect-4/3 w-full max-w-sm lg:block"
            />
          )}
        </header>
        <ul className="border-t border-text">
          {offices.map((office) => (
            <li
              key={office.key}
              className="grid gap-x-8 gap-y-1 border-b border-line py-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <h3 className={`text-xl ${office.isMain ? 'text-action' : ''}`}>
                {office.name}
                <span className="mt-0.5 block font-sans text-sm font-normal tracking-normal text-muted">
                  {office.subtitle}
                </span>
              </h3>
              <div>
                <address className="not-italic">
                  {streetLine(office.address, office.suite)}
                  <br />
                  {cityLine(office)}
                </address>
                <p className="mt-1 text-sm text-muted">{office.notice ?? office.detail}</p>
              </div>
            </li>
          ))}
          {video && (
            <li className="grid gap-x-8 gap-y-1 py-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <h3 className="text-xl">{video.title}</h3>
              <p>{video.text}</p>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
