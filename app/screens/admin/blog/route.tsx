import { Link } from 'react-router';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { pageMeta } from '../../../seo/page-meta.ts';
import { button } from '../../../ui/button.ts';
import { adminPage } from '../admin-page.ts';
import { ScreenHeading } from '../screen-heading.tsx';
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
    <main id="content" tabIndex={-1} className="page pt-5 pb-20 outline-none lg:pt-7">
      <Link to={staffPaths.admin} className="link inline-block py-1 text-xs text-slate">
        Dashboard
      </Link>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <ScreenHeading>Blog Administration</ScreenHeading>
          <p role="status" className="mt-0.5 text-sm text-slate tabular-nums">
            {importedText(counts.data, counts.isError)}
          </p>
        </div>
        <div className="flex gap-4">
          <a href="#importer" className="link self-center text-sm lg:hidden">
            Importer
          </a>
          <Link to={staffPaths.adminNewPost} className={button('primary', 'min-h-11!')}>
            New post
          </Link>
        </div>
      </div>
      <QuickStats counts={counts} />
      <div className="mt-9 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
        <PostsSection counts={counts.data} />
        <aside id="importer" tabIndex={-1} className="outline-none lg:border-l lg:border-line lg:pl-8">
          <ImportPanel />
        </aside>
      </div>
    </main>
  );
}
