import { breadcrumbs } from '../../../content/derive/breadcrumbs.ts';
import { siteMap } from '../../../content/derive/site-map.ts';
import { paths } from '../../../contract/paths.ts';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { LinkItems } from '../../sections/link.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import type { Route } from './+types/route';

const trail = [...breadcrumbs.home, { label: siteMap.hero.name, href: paths.sitemap }];

export function loader({ context }: Route.LoaderArgs) {
  return { page: describePage(context, { path: paths.sitemap, seo: siteMap.seo, trail }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** Every page of the site, group by group. */
export default function SiteMap() {
  return (
    <>
      <PageOpening {...siteMap.hero} trail={trail} />
      <div className="page band divide-y divide-line">
        {siteMap.groups.map(({ heading, links }) => (
          <section
            key={heading}
            aria-label={heading}
            className="grid gap-x-16 gap-y-3 py-8 first:pt-0 last:pb-0 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <h2 className="text-2xl">{heading}</h2>
            <ul className="gap-x-10 sm:columns-2 *:break-inside-avoid [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-4 [&_a]:hover:text-action [&_a]:hover:underline">
              <LinkItems links={links} />
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
