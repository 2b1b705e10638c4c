import { servingPage } from '../../../../content/stray/serving.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { Figures } from '../../../sections/figures.tsx';

export function Hero() {
  const { trail, notThisFirm, hero, stats, notice } = servingPage;
  return (
    <section aria-labelledby="serving-title" className="on-dark bg-band text-on-band-muted">
      <div className="page pt-3 pb-12">
        <Breadcrumbs trail={trail} onDark />
        <p className="mt-4 border-ornament border-l-4 bg-band-deep px-5 py-3 font-semibold text-on-band">
          {notThisFirm}
        </p>
        <p className="eyebrow mt-6 text-on-band-ornament lg:mt-12">{hero.badge}</p>
        <h1 id="serving-title" className="mt-2.5 text-4xl text-on-band">
          {hero.heading}
        </h1>
        <p className="measure mt-6 text-lg">{hero.intro}</p>
        <Figures
          figures={stats}
          className="mt-10 flex flex-wrap gap-x-16 gap-y-6 border-band-line border-t pt-8 *:flex *:flex-col-reverse"
          labelClassName="text-sm"
          numberClassName="text-3xl text-on-band-ornament"
        />
        <p className="mt-6 text-sm">{notice}</p>
      </div>
    </section>
  );
}
