import { breadcrumbs } from '../../../content/breadcrumbs.ts';
import { PageOpening } from '../../ui/page-opening.tsx';
import { resourcePageAt } from './pages.ts';
import { Block } from './sections/block.tsx';
import { Contents } from './sections/contents.tsx';
import { Related } from './sections/related.tsx';

/** A page to read from top to bottom: forms, courts, procedures, fees, privacy, terms. */
export function ResourcePage({ path }: { path: string }) {
  const { hero, asOf, sections, related } = resourcePageAt(path);
  return (
    <>
      <PageOpening {...hero} trail={breadcrumbs} asOf={asOf} />
      <div className="page band grid gap-x-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <Contents sections={sections} />
        <div className="space-y-14 lg:space-y-20">
          {sections.map(({ id, heading, blocks }) => (
            <section
              key={id}
              id={id}
              className="space-y-5 [&>:not(table)]:measure [&_li]:pl-1 [&_ol]:pl-6 [&_ul]:pl-5"
            >
              <h2 className="text-2xl">{heading}</h2>
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section never change place
                <Block key={index} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
      <Related links={related} />
    </>
  );
}
