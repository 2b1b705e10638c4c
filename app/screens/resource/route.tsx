import { resourceLabels } from '../../../content/interface/resource-labels.ts';
import { paths } from '../../../contract/paths.ts';
import { pageRequestContext } from '../../context.ts';
import { QuickExit } from '../../frame/quick-exit.tsx';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { existingLinks } from '../../sections/existing-links.ts';
import { HelpNow } from '../../sections/help-now.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import type { Route } from './+types/route';
import { resourcePageAt } from './pages.ts';
import { Block } from './sections/block.tsx';
import { Contents } from './sections/contents.tsx';
import { Related } from './sections/related.tsx';
import { shownSections, withExistingLinks } from './shown-sections.ts';

/** Loads the page of the matched route; many routes share this screen. */
export async function loader({ context, pattern }: Route.LoaderArgs) {
  const path = `/${pattern}/`;
  const { blog, configured, configuredNumbers } = context.get(pageRequestContext);
  const { seo, ...page } = resourcePageAt(path);
  const { language = 'en' } = page;
  const sections = await withExistingLinks(shownSections(page.sections, configured, configuredNumbers), blog);
  const labels = resourceLabels[language];
  const trail = [
    { label: labels.home, href: paths.home },
    { label: page.hero.name, href: path },
  ];
  return {
    content: { ...page, sections, related: await existingLinks(page.related, blog) },
    labels,
    trail,
    page: describePage(context, { path, seo, trail, language }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** A page of running text: the legal resources, help and deadlines, hiding a visit, privacy, terms. */
export default function Resource({ loaderData }: Route.ComponentProps) {
  const { content, labels, trail } = loaderData;
  const { hero, asOf, sections, related, help, foldedHelp, quickExit, language } = content;
  return (
    <div lang={language}>
      {(help || quickExit) && <QuickExit language={language} urgent={Boolean(help || language)} />}
      <PageOpening {...hero} trail={trail} asOf={asOf} />
      {help && (
        <div className="page pt-8 lg:pt-12">
          <HelpNow about={help} shape={foldedHelp && 'folded'} />
        </div>
      )}
      <div className="page band grid gap-x-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <Contents label={labels.contents} sections={sections} />
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
      <Related heading={labels.related} links={related} />
    </div>
  );
}
