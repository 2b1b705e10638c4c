import { practiceAreaList } from '#firm/pages/practice-area-list.ts';
import { firstHelp } from '#law/resource-links.ts';
import { breadcrumbs } from '../../../../content/derive/breadcrumbs.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { HappenedLinks } from '../../../sections/happened-links.tsx';

export function Hero() {
  const { heading, intro } = practiceAreaList.hero;
  return (
    <section aria-labelledby="hero-title" className="page pt-3 pb-12 lg:pb-20">
      <Breadcrumbs trail={breadcrumbs.practiceAreas} />
      <div className="mt-6 grid items-baseline gap-x-20 gap-y-6 lg:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h1 id="hero-title" className="text-4xl">
          {heading}
        </h1>
        <p className="measure text-lg text-muted">{intro}</p>
      </div>
      <HappenedLinks help={firstHelp} className="mt-8" />
    </section>
  );
}
