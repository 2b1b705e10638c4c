import { reviewsPage } from '#firm/pages/reviews.ts';
import { Icon } from '../../../ui/icon.tsx';

export function WhyFiveStars() {
  const { heading, intro, reasons } = reviewsPage.whyFiveStars;
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="why-stars-title" className="on-dark bg-band text-on-band-muted">
      <div className="page band grid gap-x-16 gap-y-5 lg:gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 id="why-stars-title" className="text-4xl text-on-band">
            {heading}
          </h2>
          <p className="mt-2 text-lg md:mt-5">{intro}</p>
        </div>
        <ul className="grid gap-x-14 *:flex *:gap-5 *:border-band-line *:border-t *:py-3 sm:grid-cols-2 md:*:py-6">
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <Icon name="star" className="mt-1 size-5 text-on-band-ornament" />
              <div>
                <h3 className="text-xl text-on-band">{title}</h3>
                <p className="mt-1">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
