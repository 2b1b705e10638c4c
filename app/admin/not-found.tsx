import { data, Link } from 'react-router';
import { staffPaths } from '../../contract/staff-paths.ts';
import type { Route } from './+types/not-found';
import { adminPage } from './kit/admin-page.ts';
import { Screen } from './kit/screen.tsx';
import { toolButton } from './kit/tool-button.tsx';
import { ScreenHeading } from './screen-heading.tsx';

const TITLE = 'Page not found';

export function loader({ context }: Route.LoaderArgs) {
  return data({ page: adminPage(context, staffPaths.admin, TITLE) }, { status: 404 });
}

export { meta, shouldRevalidate } from './kit/admin-meta.ts';

/** The 404 screen below `/admin/`. */
export default function NotFound() {
  return (
    <Screen>
      <ScreenHeading title={TITLE} />
      <p className="measure mt-2 text-sm">
        There is nothing at this address. It may have been mistyped, or what was here has moved.
      </p>
      <Link to={staffPaths.admin} className={toolButton('primary', 'mt-6')}>
        Go to the dashboard
      </Link>
    </Screen>
  );
}
