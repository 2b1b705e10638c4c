import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { MediaPicture } from '../../../../contract/media.ts';
import { PICTURE_MAX_BYTES, type UploadedPicture } from '../../../../contract/posts.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { describeError } from '../../kit/describe-error.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { ErrorAlert } from '../../kit/error-alert.tsx';
import { staffRequest } from '../../kit/staff-request.ts';
import { toast } from '../../kit/toast.ts';
import { toolButton } from '../../kit/tool-button.ts';
import { picturesChanged } from './current-picture.ts';
import { placesInWords } from './picture-words.ts';

interface ReplacePictureProps {
  picture: MediaPicture;
  onClose: () => void;
}

/** Puts another file in the place of a picture. */
export function ReplacePicture({ picture: { path, name, uses }, onClose }: ReplacePictureProps) {
  const client = useQueryClient();
  const id = useId();
  const [refusal, setRefusal] = useState('');
  const replacing = useMutation({
    mutationFn(file: File) {
      const form = new FormData();
      form.set('path', path);
      form.set('file', file);
      return staffRequest<UploadedPicture>('POST', staffApiPaths.adminReplaceMedia, form);
    },
    async onSuccess() {
      onClose();
      picturesChanged();
      toast('Picture replaced', name);
      await client.invalidateQueries({ queryKey: [staffApiPaths.adminMedia] });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    const chosen = file instanceof File && file.size > 0 ? file : null;
    const tooLarge = chosen && chosen.size > PICTURE_MAX_BYTES ? 'This picture is larger than 20 MB.' : '';
    setRefusal(chosen ? tooLarge : 'Choose a picture first.');
    if (chosen && !tooLarge && !replacing.isPending) replacing.mutate(chosen);
  };
  const problem = refusal ? { fields: {}, text: refusal } : describeError(replacing.error);
  return (
    <Dialog title={`Replace ${name}`} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p className="mt-3 text-sm">
          {uses > 0 && `${placesInWords(uses)} will show the new picture at once. `}
          The web address stays, and so does the description. Visitors who saw the old picture may see it for
          up to a day.
        </p>
        <label htmlFor={id} className="mt-5 mb-1.5 block text-sm font-medium">
          New picture
        </label>
        <input
          id={id}
          name="file"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          className="block w-full rounded-sm border border-line-strong bg-panel p-2 text-sm file:mr-3 file:min-h-9 file:border-0 file:bg-tint file:px-3 file:font-semibold"
        />
        <ErrorAlert problem={problem} />
        <div className="mt-6 flex flex-wrap gap-3">
          <button type="submit" aria-disabled={replacing.isPending} className={toolButton('primary')}>
            {replacing.isPending ? 'Replacing…' : 'Replace'}
          </button>
          <button type="button" onClick={onClose} className={toolButton('outline')}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
