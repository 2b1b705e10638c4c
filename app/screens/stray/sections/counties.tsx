import { servingPage } from '../../../../content/stray/serving.ts';
import { Link } from '../../../sections/link.tsx';

export function Counties() {
  const { heading, intro, highlightsLabel, caseCountLabel, populationLabel, areas, link } =
    servingPage.counties;
  return (
    <section aria-labelledby="counties-title" className="page band">
      <h2 id="counties-title" className="text-3xl">
        {heading}
      </h2>
      <p className="mt-4 text-lg text-muted">{intro}</p>
      <ul className="mt-10 grid gap-x-14 gap-y-12 md:grid-cols-2">
        {areas.map(({ name, description, highlights, caseCount, population }) => (
          <li key={name} className="border-text border-t-2 pt-4">
            <h3 className="text-2xl">{name}</h3>
            <p className="measure mt-2 text-muted">{description}</p>
            <dl className="mt-4 *:border-line *:border-t *:py-2.5 sm:*:grid sm:*:grid-cols-[12.5rem_minmax(0,1fr)] [&_dt]:text-muted [&_dt]:text-sm">
              <div>
                <dt>{highlightsLabel}</dt>
                <dd>{highlights.join(', ')}</dd>
              </div>
              <div>
                <dt>{caseCountLabel}</dt>
                <dd>{caseCount}</dd>
              </div>
              <div>
                <dt>{populationLabel}</dt>
                <dd>{population}</dd>
              </div>
            </dl>
            <Link
              to={link.href}
              className="link inline-flex min-h-11 items-center font-semibold text-action text-sm"
            >
              {link.label}
              <span className="sr-only">: {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
