import { staffPaths } from '../../../../contract/staff-paths.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { adminPage } from '../../kit/admin-page.ts';
import { blogAbove, Screen } from '../../kit/screen.tsx';
import { ScreenHeading } from '../../screen-heading.tsx';
import type { Route } from './+types/route';
import { Terms } from './terms-list.tsx';

const TITLE = 'Categories, tags and authors';

export function loader({ context }: Route.LoaderArgs) {
  return { page: adminPage(context, staffPaths.adminTerms, TITLE) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** The categories, tags and authors of the posts. */
export default function TermsRoute() {
  return (
    <Screen above={blogAbove}>
      <ScreenHeading title={TITLE} />
      <Terms />
    </Screen>
  );
}
