import { useId } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import type { MediaPicture } from '../../../../contract/media.ts';
import { PICTURE_MAX_BYTES, type UploadedPicture } from '../../../../contract/posts.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { labelClass } from '../../kit/control.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { counted } from '../../kit/format.ts';
import { reportSuccess } from '../../kit/report-success.ts';
import { StaffForm } from '../../kit/staff-form.tsx';
import { useStaffMutation } from '../../kit/use-staff-mutation.ts';
import { PICTURE_TYPES } from '../editor/picture-input.tsx';
import { picturesChanged } from './current-picture.ts';

interface ReplacePictureProps {
  picture: MediaPicture;
  onClose: () => void;
}

interface Chosen {
  file?: FileList;
}

/** Replaces the file of a picture. */
export function ReplacePicture({ picture: { path, name, uses }, onClose }: ReplacePictureProps) {
  const replacing = useStaffMutation<UploadedPicture>({
    changes: [staffApiPaths.adminMedia],
    onSuccess() {
      picturesChanged();
      reportSuccess('Picture replaced', name);
    },
  });
  const submit = async ({ file: files }: Chosen, form: UseFormReturn<Chosen>) => {
    const [file] = files ?? [];
    if (!file?.size) return form.setError('root', { message: 'Choose a picture first.' });
    if (file.size > PICTURE_MAX_BYTES)
      return form.setError('root', { message: 'This picture is larger than 20 MB.' });
    const body = new FormData();
    body.set('file', file);
    body.set('path', path);
    await replacing.mutateAsync(
      { method: 'POST', url: staffApiPaths.adminReplaceMedia, body },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog title={`Replace ${name}`} onClose={onClose}>
      <StaffForm
        label="Replace"
        busyLabel="Replacing…"
        actionsClassName="mt-6"
        onSubmit={submit}
        onCancel={onClose}
      >
        <p className="mt-3 text-sm">
          {uses > 0 && `${counted(uses, 'place')} will show the new picture at once. `}
          The web address stays, and so does the description. Visitors who saw the old picture may see it for
          up to a day.
        </p>
        <NewPicture />
      </StaffForm>
    </Dialog>
  );
}

function NewPicture() {
  const id = useId();
  const { register } = useFormContext<Chosen>();
  return (
    <>
      <label htmlFor={id} className={`mt-5 mb-1.5 ${labelClass}`}>
        New picture
      </label>
      <input
        id={id}
        {...register('file')}
        type="file"
        accept={PICTURE_TYPES}
        className="block w-full rounded-sm border border-line-strong bg-panel p-2 text-sm file:mr-3 file:min-h-9 file:border-0 file:bg-tint file:px-3 file:font-semibold"
      />
    </>
  );
}
