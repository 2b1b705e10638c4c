import type { Editor } from '@tiptap/react';
import { useMemo, useState } from 'react';
import { uploadPicture, usePictureUpload } from '../../use-picture-upload.ts';
import { cleanPasted } from './clean-pasted.ts';

/** Copies from this editor have the stored markup already. */
const OWN_COPY = /\sdata-pm-slice=/;

/** Cleans what is pasted into the editor, uploads its pictures and counts those that are missing. */
export function usePaste(editor: () => Editor | null) {
  const [missing, setMissing] = useState(0);
  const [pasting, setPasting] = useState(0);
  const { upload, isUploading } = usePictureUpload(({ path, width, height }) => {
    const image = { src: path, alt: '', width: String(width), height: String(height) };
    editor()?.chain().focus().insertContent({ type: 'picture', attrs: { image } }).run();
  });
  const props = useMemo(
    () => ({
      transformPastedHTML(html: string): string {
        if (OWN_COPY.test(html)) return html;
        const cleaned = cleanPasted(html, location.origin);
        setMissing(cleaned.missingPictures);
        return cleaned.html;
      },
      /** A picture alone, such as a screenshot. */
      handlePaste(_view: unknown, { clipboardData }: ClipboardEvent): boolean {
        const [file] = clipboardData?.files ?? [];
        if (!file?.type.startsWith('image/') || clipboardData?.getData('text/html')) return false;
        upload(file);
        return true;
      },
    }),
    [upload],
  );
  return {
    props,
    missing,
    /** True while pasted pictures are uploaded: the article has data URLs until then. */
    isUploading: isUploading || pasting > 0,
    forgetMissing: () => setMissing(0),
    uploadPictures: async (pasted: Editor) => {
      setPasting((before) => before + 1);
      const failed = await uploadPasted(pasted).finally(() => setPasting((before) => before - 1));
      setMissing((before) => before + failed);
    },
  };
}

const DATA_URL = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,(.+)$/;

/**
 * Uploads pasted data URLs one after another and removes those that fail.
 * @returns the number of those that failed
 */
async function uploadPasted(editor: Editor): Promise<number> {
  const sources = new Set<string>();
  editor.state.doc.descendants(({ type, attrs }) => {
    // A stored picture needs no upload.
    if (type.name === 'picture' && attrs.storedIndex === null && DATA_URL.test(attrs.image.src)) {
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
