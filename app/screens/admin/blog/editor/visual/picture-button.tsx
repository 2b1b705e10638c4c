import type { Editor } from '@tiptap/react';
import { useRef } from 'react';
import { usePictureUpload } from '../use-picture-upload.ts';
import { Sign, Tool } from './tool.tsx';

/** Uploads a picture and puts it after the present block. */
export function PictureButton({ editor, className }: { editor: Editor; className: string }) {
  const input = useRef<HTMLInputElement>(null);
  const { upload, isUploading } = usePictureUpload(({ path, width, height }) => {
    const image = { src: path, alt: '', width: String(width), height: String(height) };
    editor.chain().focus().insertContent({ type: 'picture', attrs: { image } }).run();
  });
  return (
    <>
      <Tool
        label={isUploading ? 'Uploading…' : 'Picture'}
        className={className}
        disabled={isUploading}
        onPress={() => input.current?.click()}
      >
        <Sign name="picture" />
      </Tool>
      <input
        ref={input}
        type="file"
        hidden
        data-testid="article-picture"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) upload(file);
          target.value = '';
        }}
      />
    </>
  );
}
