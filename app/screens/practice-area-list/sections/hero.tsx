import { practiceAreaList } from '../../../../content/practice-area-list.ts';

export function Hero() {
  const { badge, heading, intro } = practiceAreaList.hero;
  return (
    <section aria-labelledby="hero-title" className="page pt-14 pb-12 lg:pt-24 lg:pb-20">
      <p className="eyebrow">{badge}</p>
      <div className="mt-4 grid items-end gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h1 id="hero-title" className="text-4xl">
          {heading}
        </h1>
        <p className="measure text-lg text-slate">{intro}</p>
      </div>
    </section>
  );
}
