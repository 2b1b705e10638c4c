import { excellence } from '#firm/pages/home.ts';
import { Icon } from '../../../ui/icon.tsx';

export function Excellence() {
  if (excellence.ratings.length + excellence.stats.length === 0) return null;
  return (
    <section
      aria-labelledby="excellence-title"
      className="page band grid gap-x-24 gap-y-6 md:gap-y-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 id="excellence-title" className="text-3xl">
          {excellence.heading}
        </h2>
        <p className="mt-4 text-lg text-muted">{excellence.intro}</p>
        {excellence.ratings.length > 0 && (
          <ul className="ratings mt-6 flex flex-wrap gap-x-16 gap-y-4 md:mt-8">
            {excellence.ratings.map(({ platform, rating, reviews }) => (
              <li key={platform} className="border-ornament border-l-2 pl-4">
                <strong className="flex items-center gap-2 leading-tight font-display font-medium text-3xl lining-nums">
                  {rating}
                  <Icon name="star" className="size-5 text-ornament" />
                </strong>
                <span className="block font-semibold">{platform}</span>
                <span className="text-muted text-sm">{reviews}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        {excellence.stats.length > 0 && (
          <dl className="record border-text border-t-2">
            {excellence.stats.map(({ number, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="font-display text-3xl text-ornament-text md:text-4xl lining-nums">{number}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="measure mt-4 text-muted text-xs">{excellence.note}</p>
      </div>
    </section>
  );
}
