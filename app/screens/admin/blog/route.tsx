import { Link } from 'react-router';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { pageMeta } from '../../../seo/page-meta.ts';
import { adminPage } from '../admin-page.ts';
import { Screen } from '../screen.tsx';
import { ScreenHeading } from '../screen-heading.tsx';
import { toolButton } from '../tool-button.ts';
import type { Route } from './+types/route';
import { ImportPanel } from './import/import-panel.tsx';
import { importedText } from './imported-text.ts';
import { PostsSection } from './sections/posts-section.tsx';
import { QuickStats } from './sections/quick-stats.tsx';
import { usePostCounts } from './use-posts.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { page: adminPage(context, staffPaths.adminBlog, 'Blog Administration') };
}

/** Search and filter are in the address, and nothing on the server depends on them. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** The list of all posts, with the importer beside it. */
export default function BlogAdministration() {
  const counts = usePostCounts();
  return (
    <Screen>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <ScreenHeading title="Blog Administration" />
          <p role="status" className="mt-0.5 text-sm text-slate tabular-nums">
            {importedText(counts.data, counts.isError)}
          </p>
        </div>
        <div className="flex gap-4">
          <Link to={staffPaths.adminNewPost} className={toolButton('primary')}>
            New post
          </Link>
          <a href="#importer" className="link self-center py-2.5 text-sm lg:hidden">
            Importer
          </a>
        </div>
      </div>
      <QuickStats counts={counts} />
      <div className="mt-9 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
        <PostsSection counts={counts.data} />
        <aside id="importer" tabIndex={-1} className="outline-none lg:border-l lg:border-line lg:pl-8">
          <ImportPanel />
        </aside>
      </div>
    </Screen>
  );
}
