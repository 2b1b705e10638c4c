import { mediaPage } from '#firm/pages/media.ts';
import { breadcrumbs } from '../../../../content/derive/breadcrumbs.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';

export function Hero() {
  const { badge, headline, subtitle, stats, expertLabel, note, sample } = mediaPage.hero;
  return (
    <section aria-labelledby="media-page-title" className="on-dark bg-band text-on-band-muted">
      <div className="page pt-3 pb-12 lg:pb-20">
        <Breadcrumbs trail={breadcrumbs.media} onDark />
        <div className="mt-6 grid items-end gap-x-20 gap-y-10 lg:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <p className="eyebrow text-on-band-ornament">{badge}</p>
            <h1 id="media-page-title" className="mt-2.5 max-w-[9.5em] text-4xl text-on-band">
              {headline}
            </h1>
            <p className="measure mt-6 text-lg">{subtitle}</p>
            {sample && <p className="mt-4 text-on-band-ornament">{sample}</p>}
          </div>
          {(stats.length > 0 || expertLabel) && (
            <div className="border-ornament border-t-2">
              {stats.length > 0 && (
                <dl className="*:flex *:flex-wrap *:items-baseline *:justify-between *:gap-x-6 *:border-band-line *:border-b *:py-4">
                  {stats.map(({ number, label }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd className="font-display text-3xl text-on-band-ornament lining-nums">{number}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {expertLabel && (
                <p className="py-4 font-display text-2xl text-on-band-ornament">{expertLabel}</p>
              )}
              <p className="text-xs">{note}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
