import type { Editor } from '@tiptap/react';
import { useMemo, useState } from 'react';
import { usePictureUpload } from '../../use-picture-upload.ts';
import { cleanPasted } from './clean-pasted.ts';
import { uploadPasted } from './upload-pasted.ts';

/** The editor's own copies: their markup is the stored one. */
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
    /** Pictures of a paste are on their way: until then the article has them as data URLs, or not at all. */
    isUploading: isUploading || pasting > 0,
    forgetMissing: () => setMissing(0),
    uploadPictures: async (pasted: Editor) => {
      setPasting((before) => before + 1);
      const failed = await uploadPasted(pasted).finally(() => setPasting((before) => before - 1));
      setMissing((before) => before + failed);
    },
  };
}
