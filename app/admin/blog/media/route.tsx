import { staffPaths } from '../../../../contract/staff-paths.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { adminPage } from '../../kit/admin-page.ts';
import { blogAbove, Screen } from '../../kit/screen.tsx';
import { ScreenHeading } from '../../screen-heading.tsx';
import type { Route } from './+types/route';
import { MediaList } from './media-list.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { page: adminPage(context, staffPaths.adminMedia, 'Media library') };
}

/** The filter is in the query, which no loader reads. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** The uploaded and imported pictures. */
export default function MediaRoute() {
  return (
    <Screen above={blogAbove}>
      <ScreenHeading title="Media library" />
      <p className="mt-0.5 text-sm text-muted">Pictures uploaded here or copied by an import.</p>
      <MediaList />
    </Screen>
  );
}
