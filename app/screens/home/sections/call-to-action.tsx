import { callToAction } from '#firm/pages/home.ts';
import { callToActionCall } from '../../../../content/interface/home-page.ts';
import { Link } from '../../../sections/link.tsx';
import { button } from '../../../ui/button.ts';
import { CallLabel } from '../../../ui/call-label.tsx';
import { Icon } from '../../../ui/icon.tsx';

export function CallToAction() {
  const { heading, intro, points } = callToAction;
  return (
    <section
      aria-labelledby="cta-heading"
      data-testid="cta"
      className="on-dark bg-band-deep text-on-band-muted"
    >
      <div className="page band grid items-end gap-x-20 gap-y-5 md:gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h2 id="cta-heading" className="text-3xl text-on-band md:text-4xl">
            {heading}
          </h2>
          <p className="measure mt-1.5 text-sm md:mt-3 md:text-lg">{intro}</p>
          <div className="mt-4 flex flex-wrap gap-3 max-sm:*:w-full md:mt-8 md:gap-4">
            <Link to={callToAction.button.href} className={button('primary')}>
              {callToAction.button.label}
            </Link>
            <a href={callToActionCall.href} className={button('onDark', 'tabular-nums')}>
              <Icon name="phone" className="size-4" />
              <CallLabel label={callToActionCall.label} />
            </a>
          </div>
        </div>
        {points.length > 0 && (
          <ul className="flex flex-wrap gap-x-5 border-band-line border-t text-on-band-ornament max-md:pt-2 max-md:text-xs md:grid md:font-display md:text-xl">
            {points.map((point) => (
              <li key={point} className="border-band-line py-0.5 leading-snug md:border-b md:py-3.5">
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
      <img
        src="/drawings/street.svg"
        alt=""
        width="1600"
        height="250"
        loading="lazy"
        className="no-print h-24 w-full object-cover object-right md:h-auto"
      />
    </section>
  );
}
