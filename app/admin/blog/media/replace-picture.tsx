import { useId, useState } from 'react';
import type { MediaPicture } from '../../../../contract/media.ts';
import { PICTURE_MAX_BYTES, type UploadedPicture } from '../../../../contract/posts.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { labelClass } from '../../kit/control.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { reportSuccess } from '../../kit/report-success.ts';
import { StaffForm } from '../../kit/staff-form.tsx';
import { useStaffMutation } from '../../kit/use-staff-mutation.ts';
import { picturesChanged } from './current-picture.ts';
import { placesInWords } from './picture-words.ts';

interface ReplacePictureProps {
  picture: MediaPicture;
  onClose: () => void;
}

/** Replaces the file of a picture. */
export function ReplacePicture({ picture: { path, name, uses }, onClose }: ReplacePictureProps) {
  const id = useId();
  const [refusal, setRefusal] = useState('');
  const replacing = useStaffMutation<UploadedPicture>({
    changes: [staffApiPaths.adminMedia],
    onSuccess() {
      picturesChanged();
      reportSuccess('Picture replaced', name);
    },
  });
  const submit = (form: HTMLFormElement) => {
    const body = new FormData(form);
    const file = body.get('file');
    const chosen = file instanceof File && file.size > 0 ? file : null;
    const tooLarge = chosen && chosen.size > PICTURE_MAX_BYTES ? 'This picture is larger than 20 MB.' : '';
    setRefusal(chosen ? tooLarge : 'Choose a picture first.');
    if (!chosen || tooLarge) return;
    body.set('path', path);
    replacing.mutate({ method: 'POST', url: staffApiPaths.adminReplaceMedia, body }, { onSuccess: onClose });
  };
  return (
    <Dialog title={`Replace ${name}`} onClose={onClose}>
      <StaffForm
        mutation={replacing}
        ownError={refusal}
        label="Replace"
        busyLabel="Replacing…"
        actionsClassName="mt-6"
        onSubmit={submit}
        onCancel={onClose}
      >
        {() => (
          <>
            <p className="mt-3 text-sm">
              {uses > 0 && `${placesInWords(uses)} will show the new picture at once. `}
              The web address stays, and so does the description. Visitors who saw the old picture may see it
              for up to a day.
            </p>
            <label htmlFor={id} className={`mt-5 mb-1.5 ${labelClass}`}>
              New picture
            </label>
            <input
              id={id}
              name="file"
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              className="block w-full rounded-sm border border-line-strong bg-panel p-2 text-sm file:mr-3 file:min-h-9 file:border-0 file:bg-tint file:px-3 file:font-semibold"
            />
          </>
        )}
      </StaffForm>
    </Dialog>
  );
}
