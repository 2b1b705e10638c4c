import { breadcrumbs } from '../../../content/breadcrumbs.ts';
import { pageRequestContext } from '../../context.ts';
import { HelpNow } from '../../layout/help-now.tsx';
import { PageOpening } from '../../layout/page-opening.tsx';
import { QuickExit } from '../../layout/quick-exit.tsx';
import { describePage } from '../../seo/describe-page.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/route';
import { resourcePageAt } from './pages.ts';
import { Block } from './sections/block.tsx';
import { Contents } from './sections/contents.tsx';
import { Related } from './sections/related.tsx';
import { shownSections } from './shown-sections.ts';

/** Loads the page of the matched route: seven routes share this screen. */
export function loader({ context, pattern }: Route.LoaderArgs) {
  const path = `/${pattern}/`;
  const { configured, configuredNumbers } = context.get(pageRequestContext);
  const { seo, ...page } = resourcePageAt(path);
  const sections = shownSections(page.sections, configured, configuredNumbers);
  const trail = [...breadcrumbs.home, { label: page.hero.name, href: path }];
  return { content: { ...page, sections }, trail, page: describePage(context, { path, seo, trail }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** A page of running text: forms, courts, procedures, fees, hiding a visit, privacy, terms. */
export default function Resource({ loaderData }: Route.ComponentProps) {
  const { content, trail } = loaderData;
  const { hero, asOf, sections, related, help } = content;
  return (
    <>
      {help && <QuickExit />}
      <PageOpening {...hero} trail={trail} asOf={asOf} />
      {help && (
        <div className="page pt-8 lg:pt-12">
          <HelpNow about={help} />
        </div>
      )}
      <div className="page band grid gap-x-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <Contents sections={sections} />
        <div className="@container space-y-14 lg:space-y-20">
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
