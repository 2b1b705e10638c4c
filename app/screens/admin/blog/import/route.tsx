import { paths } from '../../../../../contract/paths.ts';
import { pageMeta } from '../../../../seo/page-meta.ts';
import '../../admin.css';
import { AdminFrame } from '../../admin-frame.tsx';
import { adminPage } from '../../admin-page.ts';
import type { Route } from './+types/route';
import { ImportScreen } from './import-screen.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  adminPage(context, paths.adminBlogImport, 'WordPress Importer');

/** The chosen report is in the address, and nothing on the server depends on it. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export default function ImportRoute({ loaderData }: Route.ComponentProps) {
  return <AdminFrame defaultCredentials={loaderData.defaultCredentials}>{() => <ImportScreen />}</AdminFrame>;
}
