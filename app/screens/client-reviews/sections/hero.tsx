import { reviewsPage } from '#firm/pages/reviews.ts';
import { breadcrumbs } from '../../../../content/derive/breadcrumbs.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { Figures } from '../../../sections/figures.tsx';

export function Hero() {
  const { hero, stats, statsNote, notice } = reviewsPage;
  return (
    <section aria-labelledby="reviews-title" className="on-dark bg-band text-on-band-muted">
      <div className="page pt-3 pb-12 lg:pb-20">
        <Breadcrumbs trail={breadcrumbs.testimonials} onDark />
        <div className="mt-6 grid gap-x-20 gap-y-12 lg:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <h1 id="reviews-title" className="max-w-[9.5em] text-4xl text-on-band">
              {hero.heading}
            </h1>
            <p className="measure mt-6 text-lg">{hero.intro}</p>
          </div>
          <div>
            <Figures
              figures={stats}
              className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 sm:grid-cols-2 *:flex *:flex-col-reverse *:justify-end *:border-band-line *:border-t *:py-5"
              labelClassName="text-sm"
              numberClassName="text-4xl text-on-band-ornament"
            />
            <p className="border-band-line border-t pt-4 text-sm">{notice}</p>
            {statsNote && <p className="mt-2 max-w-sm text-xs">{statsNote}</p>}
          </div>
        </div>
      </div>
    </section>
  );
}
