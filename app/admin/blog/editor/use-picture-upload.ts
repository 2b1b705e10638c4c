import { useMutation } from '@tanstack/react-query';
import { PICTURE_MAX_BYTES, type UploadedPicture } from '../../../../contract/posts.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { ApiError } from '../../../browser/api-client.ts';
import { staffRequest } from '../../kit/staff-request.ts';

/**
 * Uploads a picture into the media folder.
 * @throws {Error} whose message says why it was not stored
 */
export async function uploadPicture(file: File): Promise<UploadedPicture> {
  if (file.size > PICTURE_MAX_BYTES) {
    // As the server would answer.
    throw new ApiError(413, JSON.stringify({ error: 'This picture is larger than 20 MB.' }), null);
  }
  const form = new FormData();
  form.set('file', file);
  return staffRequest<UploadedPicture>('POST', staffApiPaths.adminPictures, form);
}

/** Uploads a chosen picture; a failure is shown in a toast. */
export function usePictureUpload(onUploaded: (picture: UploadedPicture) => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: uploadPicture,
    onSuccess: onUploaded,
    meta: {
      failure(error) {
        const reason =
          error instanceof ApiError ? error.body?.error : error instanceof Error && error.message;
        return reason || 'The picture could not be uploaded.';
      },
    },
  });
  return { upload: mutate, isUploading: isPending };
}
