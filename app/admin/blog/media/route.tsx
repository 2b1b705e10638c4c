import { staffPaths } from '../../../../contract/staff-paths.ts';
import { adminLoader } from '../../kit/admin-page.ts';
import { blogAbove, Screen } from '../../kit/screen.tsx';
import { ScreenHeading } from '../../screen-heading.tsx';
import { MediaList } from './media-list.tsx';

export const loader = adminLoader(staffPaths.adminMedia, 'Media library');

export { meta, shouldRevalidate } from '../../kit/admin-meta.ts';

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
