import { paths } from '../../../contract/paths.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/route';
import './admin.css';
import { AdminFrame } from './admin-frame.tsx';
import { adminPage } from './admin-page.ts';
import { Dashboard } from './dashboard.tsx';

export const loader = ({ context }: Route.LoaderArgs) => adminPage(context, paths.admin, 'Admin');

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame defaultCredentials={loaderData.defaultCredentials}>
      {({ restored }) => <Dashboard takeFocus={!restored} />}
    </AdminFrame>
  );
}
