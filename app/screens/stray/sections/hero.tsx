import { servingPage } from '../../../../content/stray/serving.ts';

export function Hero() {
  const { hero, stats, notice } = servingPage;
  return (
    <section aria-labelledby="serving-title" className="on-dark bg-navy text-mist">
      <div className="page pt-14 pb-12 lg:pt-24">
        <p className="eyebrow text-brass-light">{hero.badge}</p>
        <h1 id="serving-title" className="mt-4 text-4xl text-paper">
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
