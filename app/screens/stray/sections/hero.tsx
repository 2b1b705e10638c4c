import { servingPage } from '../../../../content/stray/serving.ts';
import { Breadcrumbs } from '../../../layout/breadcrumbs.tsx';

export function Hero() {
  const { trail, notThisFirm, hero, stats, notice } = servingPage;
  return (
    <section aria-labelledby="serving-title" className="on-dark bg-navy text-mist">
      <div className="page pt-3 pb-12">
        <Breadcrumbs trail={trail} onDark />
        <p className="mt-4 border-brass border-l-4 bg-navy-deep px-5 py-3 font-semibold text-paper">
          {notThisFirm}
        </p>
        <p className="eyebrow mt-6 text-brass-light lg:mt-12">{hero.badge}</p>
        <h1 id="serving-title" className="mt-2.5 text-4xl text-paper">
          {hero.heading}
        </h1>
        <p className="measure mt-6 text-lg">{hero.intro}</p>
        <dl className="mt-10 flex flex-wrap gap-x-16 gap-y-6 border-navy-line border-t pt-8 *:flex *:flex-col-reverse">
          {stats.map(({ number, label }) => (
            <div key={label}>
              <dt className="text-sm">{label}</dt>
              <dd className="font-display text-3xl text-brass-light lining-nums">{number}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-sm">{notice}</p>
      </div>
    </section>
  );
}
