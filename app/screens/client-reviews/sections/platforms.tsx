import { reviewsPage } from '#firm/pages/reviews.ts';
import { reviewPlatforms } from '#firm/reviews.ts';
import { Icon } from '../../../ui/icon.tsx';

export function Platforms() {
  const { heading, intro, countLabel } = reviewsPage.platforms;
  if (reviewPlatforms.length === 0) return null;
  return (
    <section
      aria-labelledby="platforms-title"
      className="page band grid gap-x-16 gap-y-5 lg:gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <h2 id="platforms-title" className="text-3xl">
          {heading}
        </h2>
        <p className="mt-4 text-lg text-muted">{intro}</p>
      </div>
      <ul className="border-text border-t-2">
        {reviewPlatforms.map(({ name, count, detail, rating }) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-line border-b py-3 md:grid md:py-5 md:grid-cols-3"
          >
            <h3 className="text-xl">
              {name}
              {rating && (
                <span className="ml-3 inline-flex items-baseline gap-1.5 text-muted text-lg lining-nums">
                  {rating}
                  <Icon name="star" className="size-4 text-ornament" />
                </span>
              )}
            </h3>
            <p>
              <span className="font-display text-3xl text-ornament-text lining-nums">{count}</span>{' '}
              <span className="text-muted text-sm">{countLabel}</span>
            </p>
            <p className="basis-full text-muted">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
