import { practiceAreaList } from '#firm/pages/practice-area-list.ts';
import { Figures } from '../../../sections/figures.tsx';

export function WhyChooseUs() {
  const { heading, intro, stats, notice } = practiceAreaList.whyChooseUs;
  if (stats.length === 0) return null;
  return (
    <section aria-labelledby="why-heading" className="bg-band text-on-band-muted">
      <div className="page band grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 id="why-heading" className="text-3xl text-on-band">
            {heading}
          </h2>
          <p className="mt-4 text-lg">{intro}</p>
          <p className="mt-6 text-xs">{notice}</p>
        </div>
        <Figures
          figures={stats}
          className="grid gap-x-12 gap-y-8 sm:grid-cols-2 [&>div]:flex [&>div]:flex-col-reverse [&>div]:justify-end [&>div]:border-t [&>div]:border-ornament [&>div]:pt-3"
          numberClassName="text-4xl text-on-band-ornament"
        />
      </div>
    </section>
  );
}
