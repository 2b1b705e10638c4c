import { Link } from 'react-router';
import { staffPaths } from '../../../contract/staff-paths.ts';
import { adminLoader } from '../kit/admin-page.ts';
import { Screen } from '../kit/screen.tsx';
import { toolButton } from '../kit/tool-button.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import { ImportPanel } from './import/import-panel.tsx';
import { importedText } from './imported-text.ts';
import { usePostCounts } from './post-queries.ts';
import { PostsSection } from './sections/posts-section.tsx';
import { QuickStats } from './sections/quick-stats.tsx';

export const loader = adminLoader(staffPaths.adminBlog, 'Blog Administration');

export { meta, shouldRevalidate } from '../kit/admin-meta.ts';

/** The list of all posts, with the importer folded below it. */
export default function BlogAdministration() {
  const counts = usePostCounts();
  return (
    <Screen>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <ScreenHeading title="Blog Administration" />
          <p role="status" className="mt-0.5 text-sm text-muted tabular-nums">
            {importedText(counts.data, counts.isError)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to={staffPaths.adminNewPost} className={toolButton('primary')}>
            New post
          </Link>
          <Link to={staffPaths.adminMedia} className={toolButton('outline')}>
            Media library
          </Link>
          <Link to={staffPaths.adminTerms} className={toolButton('outline')}>
            Categories and tags
          </Link>
          <Link to={staffPaths.adminBlogImport} className={toolButton('outline')}>
            Import from WordPress
          </Link>
        </div>
      </div>
      <QuickStats counts={counts} />
      <div className="mt-7">
        <PostsSection counts={counts.data} />
      </div>
      {counts.data && (
        <div className="mt-10 border-y border-line">
          <ImportPanel folded startsOpen={counts.data.total === 0} />
        </div>
      )}
    </Screen>
  );
}
