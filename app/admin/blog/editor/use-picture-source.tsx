import { lazy, Suspense, useRef, useState } from 'react';
import type { UploadedPicture } from '../../../../contract/posts.ts';
import { PictureInput } from './picture-input.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

const ChoosePicture = lazy(() => import('../media/choose-picture.tsx'));

/** Pixels; null: unknown. */
type Size = Record<'width' | 'height', number | null>;
type SourcePicture = Pick<UploadedPicture, 'path'> & Size;

/** A picture from a file, or from the media library. @param testId of the file input */
export function usePictureSource(testId: string, onPicture: (picture: SourcePicture) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const { upload, isUploading } = usePictureUpload(onPicture);
  return {
    isUploading,
    openFile: () => input.current?.click(),
    openLibrary: () => setIsChoosing(true),
    /** Rendered beside the buttons. */
    elements: (
      <>
        {isChoosing && (
          <Suspense fallback={null}>
            <ChoosePicture onChoose={onPicture} onClose={() => setIsChoosing(false)} />
          </Suspense>
        )}
        <PictureInput ref={input} testId={testId} onFile={upload} />
      </>
    ),
  };
}
