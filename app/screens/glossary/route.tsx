import { glossary } from '#law/glossary/glossary.ts';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import type { GlossaryTerm } from '../../../content/schema/resource.ts';
import { paths } from '../../../contract/paths.ts';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { glossaryNodes } from '../../head/structured-data-reading.ts';
import { PageOpening } from '../../sections/page-opening.tsx';
import type { Route } from './+types/route';
import { Letters } from './sections/letters.tsx';
import { Term } from './sections/term.tsx';
import './glossary.css';

const trail = [...breadcrumbs.home, { label: glossary.hero.name, href: paths.glossary }];

export function loader({ context }: Route.LoaderArgs) {
  const { seo } = glossary;
  return { page: describePage(context, { path: paths.glossary, seo, trail, nodes: glossaryNodes }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

const byLetter = Map.groupBy<string, GlossaryTerm>(glossary.terms, ({ term }) =>
  term.charAt(0).toUpperCase(),
);

/** All terms on one page, which the browser's own search covers, under their first letters. */
export default function Glossary() {
  return (
    <>
      <PageOpening {...glossary.hero} trail={trail} asOf={glossary.asOf} />
      <Letters letters={[...byLetter.keys()]} />
      <div className="page pb-20 lg:pb-28">
        {[...byLetter].map(([letter, terms]) => (
          <section
            key={letter}
            id={`letter-${letter.toLowerCase()}`}
            className="grid gap-x-10 pt-12 lg:grid-cols-[5rem_minmax(0,1fr)] lg:pt-16"
          >
            <h2 className="font-display text-4xl text-ornament-text leading-none lg:sticky lg:top-44 lg:self-start">
              {letter}
            </h2>
            <dl className="glossary-terms">
              {terms.map((term) => (
                <Term key={term.slug} term={term} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
