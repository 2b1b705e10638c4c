import { useState } from 'react';
import { NEW_POST } from '../../../../contract/post-versions.ts';
import { staffPaths } from '../../../../contract/staff-paths.ts';
import { adminPage } from '../../kit/admin-page.ts';
import type { Route } from './+types/route';
import { EditorScreen } from './editor-screen.tsx';

export function loader({ context, params: { id } }: Route.LoaderArgs) {
  return { page: adminPage(context, staffPaths.adminPost(id), id === NEW_POST ? 'New Post' : 'Edit Post') };
}

export { meta, shouldRevalidate } from '../../kit/admin-meta.ts';

/** A new post, or the one of this id. An editor stays with the post that it has created. */
export default function EditorRoute({ params: { id } }: Route.ComponentProps) {
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [editor, setEditor] = useState({ number: 0, openedWith: id, id });
  if (editor.id !== id) {
    setEditor(id === createdId ? { ...editor, id } : { number: editor.number + 1, openedWith: id, id });
  }
  return (
    <EditorScreen
      key={editor.number}
      id={editor.openedWith === NEW_POST ? null : editor.openedWith}
      onCreated={setCreatedId}
    />
  );
}
