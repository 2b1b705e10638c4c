import type { Editor } from '@tiptap/react';
import { usePictureSource } from '../use-picture-source.tsx';
import { Tool } from './tool.tsx';

/** Puts an uploaded picture, or one of the media library, after the present block. */
export function PictureButton({ editor }: { editor: Editor }) {
  const source = usePictureSource('article-picture', ({ path, width, height }) => {
    const size = width && height ? { width: String(width), height: String(height) } : {};
    const image = { src: path, alt: '', ...size };
    editor.chain().focus().insertContent({ type: 'picture', attrs: { image } }).run();
  });
  return (
    <>
      <Tool
        label={source.isUploading ? 'Uploading…' : 'Picture'}
        icon="picture"
        disabled={source.isUploading}
        onPress={source.openFile}
      />
      <Tool label="Picture from the library" icon="library" onPress={source.openLibrary} />
      {source.elements}
    </>
  );
}
