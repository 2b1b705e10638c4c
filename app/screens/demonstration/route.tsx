import { demonstrationPage } from '../../../content/interface/demonstration-page.ts';
import { paths } from '../../../contract/paths.ts';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { LinkItems } from '../../sections/link.tsx';
import type { Route } from './+types/route';

const { trail, heading, intro, back, links, seo } = demonstrationPage;

export function loader({ context }: Route.LoaderArgs) {
  return { page: describePage(context, { path: paths.demonstration, seo, trail }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** Says that a link to another site is a sample. */
export default function Demonstration() {
  return (
    <div className="page pt-3 pb-20 lg:pb-28">
      <Breadcrumbs trail={trail} />
      <div className="measure mt-10 border-t-2 border-ornament pt-8 lg:mt-16">
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-6 text-lg">{intro}</p>
        <p className="mt-6 text-muted">{back}</p>
        <ul className="mt-2 flex flex-wrap gap-x-8">
          <LinkItems
            links={links}
            className="link inline-flex min-h-11 items-center font-semibold text-action"
          />
        </ul>
      </div>
    </div>
  );
}
