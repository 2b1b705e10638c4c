import { attorneysPage } from '#firm/pages/attorneys.ts';
import { attorneys } from '../../../../content/derive/attorneys.ts';
import { breadcrumbs } from '../../../../content/derive/breadcrumbs.ts';
import { attorneyLabels } from '../../../../content/interface/attorneys-page.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';

export function Hero() {
  const { hero } = attorneysPage;
  return (
    <section aria-labelledby="attorneys-title" className="page pt-3 pb-12 lg:pb-20">
      <Breadcrumbs trail={breadcrumbs.attorneys} />
      <div className="mt-6 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <p className="eyebrow">{hero.badge}</p>
          <h1 id="attorneys-title" data-testid="attorneys-title" className="mt-4 max-w-[9.5em] text-4xl">
            {hero.heading}
          </h1>
          <p className="measure mt-6 text-lg text-muted">{hero.intro}</p>
        </div>
        {attorneys.length > 1 && (
          <nav aria-label={attorneyLabels.contents} className="self-end border-text border-t-2">
            <ul className="*:border-line *:border-b">
              {attorneys.map(({ slug, name, specialty }) => (
                <li key={slug}>
                  <a
                    href={`#${slug}`}
                    className="grid min-h-14 items-center gap-x-6 py-2 hover:text-action sm:grid-cols-2"
                  >
                    <span className="link font-display text-xl">{name}</span>
                    <span className="text-muted text-sm">{specialty}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </section>
  );
}
