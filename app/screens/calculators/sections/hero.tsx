import { calculatorsPage } from '#law/calculators/page.ts';
import { breadcrumbs } from '../../../../content/derive/breadcrumbs.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';

/** The page's heading with its purpose, number of users and privacy notice. */
export function Hero() {
  const { heading, intro, usedBy, privacy } = calculatorsPage.hero;
  return (
    <div className="no-print border-line border-b bg-tint">
      <div className="page pt-3 pb-6 md:pb-14 lg:pb-20">
        <Breadcrumbs trail={breadcrumbs.divorceCalculators} />
        <div className="mt-6 grid items-end gap-x-16 gap-y-5 md:gap-y-8 lg:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <h1 className="max-w-[14ch] text-4xl">{heading}</h1>
            <p className="measure mt-4 text-lg text-muted md:mt-6">{intro}</p>
          </div>
          <div className="measure">
            {usedBy && (
              <>
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="text-muted text-sm">{usedBy.label}</span>{' '}
                  <span className="font-display text-2xl text-ornament-text lining-nums md:text-4xl">
                    {usedBy.number}
                  </span>{' '}
                  <span className="text-sm text-muted">{usedBy.unit}</span>
                </p>
                <p className="mt-1 text-muted text-xs">{usedBy.note}</p>
              </>
            )}
            <p className="mt-3 border-ornament border-t pt-3 text-sm md:mt-5 md:pt-4">{privacy}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
