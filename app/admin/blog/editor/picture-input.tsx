import type { Ref } from 'react';

/** The formats that can be uploaded. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface PictureInputProps {
  ref: Ref<HTMLInputElement>;
  testId: string;
  multiple?: boolean;
  onFile: (file: File) => void;
}

/** The hidden file input that a button clicks. */
export function PictureInput({ ref, testId, multiple = false, onFile }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      data-testid={testId}
      accept={PICTURE_TYPES}
      onChange={({ target }) => {
        for (const file of target.files ?? []) onFile(file);
        target.value = '';
      }}
    />
  );
}
