import { testPage } from '../../../content/stray/test-page.ts';
import { paths } from '../../../contract/paths.ts';
import { describePage } from '../../head/describe-page.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import type { Route } from './+types/test-page';

export function loader({ context }: Route.LoaderArgs) {
  return { page: describePage(context, { path: paths.test, seo: testPage.seo, trail: testPage.trail }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** A red box (specification section 2). */
export default function TestPage() {
  return (
    <div className="page pt-3 pb-20 lg:pb-28">
      <Breadcrumbs trail={testPage.trail} />
      <div
        data-testid="red-box"
        className="mt-10 grid aspect-video max-w-72 place-items-center bg-button text-on-button"
      >
        <h1 className="text-2xl">{testPage.heading}</h1>
      </div>
    </div>
  );
}
