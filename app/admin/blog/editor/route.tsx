import { staffPaths } from '../../../../contract/staff-paths.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { adminPage } from '../../kit/admin-page.ts';
import type { Route } from './+types/route';
import './editor.css';
import { EditorScreen } from './editor-screen.tsx';

export function loader({ context, params: { id } }: Route.LoaderArgs) {
  const path = id ? staffPaths.adminPost(id) : staffPaths.adminNewPost;
  return { page: adminPage(context, path, id ? 'Edit Post' : 'New Post') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.page);

/** A new post, or the one of this id. */
export default function EditorRoute({ params: { id } }: Route.ComponentProps) {
  return <EditorScreen key={id} id={id ?? null} />;
}
