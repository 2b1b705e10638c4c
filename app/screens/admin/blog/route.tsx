import { paths } from '../../../../contract/paths.ts';
import { pageMeta } from '../../../seo/page-meta.ts';
import '../admin.css';
import { AdminFrame } from '../admin-frame.tsx';
import { adminPage } from '../admin-page.ts';
import type { Route } from './+types/route';
import { BlogAdministration } from './blog-administration.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  adminPage(context, paths.adminBlog, 'Blog Administration');

/** Search and filter are in the address, and nothing on the server depends on them. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame defaultCredentials={loaderData.defaultCredentials}>{() => <BlogAdministration />}</AdminFrame>
  );
}
