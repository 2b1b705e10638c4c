import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { reportSuccess } from '../../kit/report-success.ts';
import { ToolButton } from '../../kit/tool-button.tsx';
import { PictureInput } from '../editor/picture-input.tsx';
import { usePictureUpload } from '../editor/use-picture-upload.ts';

/** Uploads pictures to the library. @param onUploaded called after each */
export function UploadPictures({ onUploaded }: { onUploaded: () => void }) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { upload, isUploading } = usePictureUpload(() => {
    reportSuccess('Picture uploaded', 'It is the first in the library.');
    void client.invalidateQueries({ queryKey: [staffApiPaths.adminMedia] });
    onUploaded();
  });
  return (
    <>
      <ToolButton variant="primary" busy={isUploading} onClick={() => input.current?.click()}>
        {isUploading ? 'Uploading…' : 'Upload pictures'}
      </ToolButton>
      <PictureInput ref={input} testId="library-upload" multiple onFile={upload} />
    </>
  );
}
