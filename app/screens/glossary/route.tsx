import { startTransition, useState } from 'react';
import { glossary } from '#law/glossary/glossary.ts';
import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import type { GlossaryTerm } from '../../../content/schema/resource.ts';
import { paths } from '../../../contract/paths.ts';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { glossaryNodes } from '../../head/structured-data-reading.ts';
import { PageOpening } from '../../sections/page-opening.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/route';
import styles from './glossary.module.css';
import { Filter } from './sections/filter.tsx';
import { Letters } from './sections/letters.tsx';
import { Term } from './sections/term.tsx';

const trail = [...breadcrumbs.home, { label: glossary.hero.name, href: paths.glossary }];

export function loader({ context }: Route.LoaderArgs) {
  const { seo } = glossary;
  return { page: describePage(context, { path: paths.glossary, seo, trail, nodes: glossaryNodes }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

const byLetter = Map.groupBy<string, GlossaryTerm>(glossary.terms, ({ term }) =>
  term.charAt(0).toUpperCase(),
);

const found = ({ term, definition }: GlossaryTerm, words: string) =>
  `${term} ${definition}`.toLowerCase().includes(words);

/** All terms on one page, which the browser's own search covers, folded under their first letters. */
export default function Glossary() {
  const [typed, setTyped] = useState('');
  // Keystrokes are painted before the filtered list.
  const onType = (text: string) => startTransition(() => setTyped(text));
  const words = typed.trim().toLowerCase();
  const shown = [...byLetter]
    .map(([letter, terms]) => [letter, terms.filter((term) => found(term, words))] as const)
    .filter(([, terms]) => terms.length > 0);
  return (
    <>
      <PageOpening {...glossary.hero} trail={trail} asOf={glossary.asOf} />
      <Filter words={words} count={shown.flatMap(([, terms]) => terms).length} onType={onType} />
      {!words && <Letters letters={shown.map(([letter]) => letter)} />}
      <div className="page pb-10 lg:pt-4 lg:pb-20">
        {shown.map(([letter, terms]) => (
          // The visitor opens and closes it, unless a filter shows what it has found.
          <details key={letter} open={words ? true : undefined} className="border-line border-t">
            <summary className="flex min-h-14 items-center gap-x-5 hover:text-action">
              <h2 className="w-8 shrink-0 font-display text-3xl text-ornament-text leading-none">{letter}</h2>
              <span className="line-clamp-1 min-w-0 grow basis-0 text-muted text-sm">
                {terms.map(({ term }) => term).join(', ')}
              </span>
              <Icon name="chevron" className="turn size-5 text-ornament-text" />
            </summary>
            <dl id={`letter-${letter.toLowerCase()}`} className={`${styles.terms} pb-4 lg:pl-13`}>
              {terms.map((term) => (
                <Term key={term.slug} term={term} />
              ))}
            </dl>
          </details>
        ))}
      </div>
    </>
  );
}
