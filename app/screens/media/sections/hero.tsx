import { mediaPage } from '#firm/pages/media.ts';
import { breadcrumbs } from '../../../../content/derive/breadcrumbs.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { Figures } from '../../../sections/figures.tsx';
import { NoteMark } from '../../../sections/page-notes.tsx';

export function Hero() {
  const { badge, headline, subtitle, stats, expertLabel, sample } = mediaPage.hero;
  return (
    <section aria-labelledby="media-page-title" className="on-dark bg-band text-on-band-muted">
      <div className="page pt-2 pb-6 lg:pt-3 lg:pb-20">
        <Breadcrumbs trail={breadcrumbs.media} onDark />
        <div className="mt-3 grid items-end gap-x-20 gap-y-5 lg:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <p className="eyebrow text-on-band-ornament">{badge}</p>
            <h1 id="media-page-title" className="mt-4 max-w-[9.5em] text-4xl text-on-band">
              {headline}
            </h1>
            <p className="measure mt-3 md:mt-6 md:text-lg">{subtitle}</p>
            {sample && <p className="mt-2 text-on-band-ornament text-sm md:mt-4">{sample}</p>}
          </div>
          {(stats.length > 0 || expertLabel) && (
            <div className="border-ornament border-t-2">
              <Figures
                figures={stats}
                className="*:flex *:flex-wrap *:items-baseline *:justify-between *:gap-x-6 *:border-band-line *:border-b *:py-1.5 md:*:py-4"
                numberClassName="text-2xl text-on-band-ornament md:text-3xl"
              />
              {expertLabel && (
                <p className="py-2 font-display text-on-band-ornament text-xl md:py-4 md:text-2xl">
                  {expertLabel}
                  <NoteMark />
                </p>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
