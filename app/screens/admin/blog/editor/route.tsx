import { paths } from '../../../../../contract/paths.ts';
import { pageMeta } from '../../../../seo/page-meta.ts';
import '../../admin.css';
import './editor.css';
import { AdminFrame } from '../../admin-frame.tsx';
import { adminPage } from '../../admin-page.ts';
import type { Route } from './+types/route';
import { EditorScreen } from './editor-screen.tsx';

export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  adminPage(context, id ? paths.adminPost(id) : paths.adminNewPost, id ? 'Edit Post' : 'New Post');

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

export default function EditorRoute({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <AdminFrame defaultCredentials={loaderData.defaultCredentials}>
      {() => <EditorScreen key={id} id={id ?? null} />}
    </AdminFrame>
  );
}
