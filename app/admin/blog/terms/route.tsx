import { staffPaths } from '../../../../contract/staff-paths.ts';
import { adminLoader } from '../../kit/admin-page.ts';
import { blogAbove, Screen } from '../../kit/screen.tsx';
import { ScreenHeading } from '../../screen-heading.tsx';
import { Terms } from './terms-list.tsx';

const TITLE = 'Categories, tags and authors';

export const loader = adminLoader(staffPaths.adminTerms, TITLE);

export { meta } from '../../kit/admin-meta.ts';

/** The categories, tags and authors of the posts. */
export default function TermsRoute() {
  return (
    <Screen above={blogAbove}>
      <ScreenHeading title={TITLE} />
      <Terms />
    </Screen>
  );
}
