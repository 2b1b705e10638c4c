import type { Editor } from '@tiptap/react';
import { uploadPicture } from '../../use-picture-upload.ts';

const DATA_URL = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,(.+)$/;

/**
 * Uploads the pictures that a paste has brought as data URLs, one after another. One that fails is removed.
 * @returns the number of those that failed
 */
export async function uploadPasted(editor: Editor): Promise<number> {
  const sources = new Set<string>();
  editor.state.doc.descendants(({ type, attrs }) => {
    // A stored picture stays as it is.
    if (type.name === 'picture' && attrs.source === null && DATA_URL.test(attrs.image.src)) {
      sources.add(attrs.image.src);
    }
  });
  let failed = 0;
  for (const source of sources) {
    const picture = await uploadPicture(fileOf(source)).catch(() => null);
    if (editor.isDestroyed) return failed;
    if (!picture) failed += 1;
    const { tr } = editor.state;
    editor.state.doc.descendants((node, at) => {
      if (node.type.name !== 'picture' || node.attrs.image.src !== source) return;
      const from = tr.mapping.map(at);
      if (!picture) return void tr.delete(from, from + node.nodeSize);
      const { path: src, width, height } = picture;
      const image = { ...node.attrs.image, src, width: String(width), height: String(height) };
      tr.setNodeMarkup(from, undefined, { ...node.attrs, image });
    });
    editor.view.dispatch(tr.setMeta('addToHistory', false));
  }
  return failed;
}

/** Decoded here: the content security policy forbids fetching a data URL. */
function fileOf(source: string): File {
  const [, type = '', data = ''] = DATA_URL.exec(source) ?? [];
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new File([bytes], `pasted.${type.replace('image/', '')}`, { type });
}
