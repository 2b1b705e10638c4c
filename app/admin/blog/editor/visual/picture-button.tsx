import type { Editor } from '@tiptap/react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { UploadedPicture } from '../../../../../contract/posts.ts';
import { usePictureUpload } from '../use-picture-upload.ts';
import { Tool } from './tool.tsx';

const ChoosePicture = lazy(() => import('../../media/choose-picture.tsx'));

/** Pixels; null: unknown. */
type Size = Record<'width' | 'height', number | null>;

/** Puts an uploaded picture, or one of the media library, after the present block. */
export function PictureButton({ editor }: { editor: Editor }) {
  const input = useRef<HTMLInputElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const insert = ({ path, width, height }: Pick<UploadedPicture, 'path'> & Partial<Size>) => {
    const size = width && height ? { width: String(width), height: String(height) } : {};
    const image = { src: path, alt: '', ...size };
    editor.chain().focus().insertContent({ type: 'picture', attrs: { image } }).run();
  };
  const { upload, isUploading } = usePictureUpload(insert);
  return (
    <>
      <Tool
        label={isUploading ? 'Uploading…' : 'Picture'}
        icon="picture"
        disabled={isUploading}
        onPress={() => input.current?.click()}
      />
      <Tool label="Picture from the library" icon="library" onPress={() => setIsChoosing(true)} />
      {isChoosing && (
        <Suspense fallback={null}>
          <ChoosePicture onChoose={insert} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
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
