import type { Editor } from '@tiptap/react';
import { Toolbar } from 'radix-ui';
import { useRef } from 'react';
import { usePictureUpload } from '../use-picture-upload.ts';

/** Uploads a picture and puts it after the present block. */
export function PictureButton({ editor, className }: { editor: Editor; className: string }) {
  const input = useRef<HTMLInputElement>(null);
  const { upload, isUploading } = usePictureUpload(({ path, width, height }) => {
    const image = { src: path, alt: '', width: String(width), height: String(height) };
    editor.chain().focus().insertContent({ type: 'picture', attrs: { image } }).run();
  });
  return (
    <>
      <Toolbar.Button
        aria-disabled={isUploading}
        onClick={() => !isUploading && input.current?.click()}
        className={className}
      >
        {isUploading ? 'Uploading…' : 'Picture'}
      </Toolbar.Button>
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
