import type { MediaPicture } from '../../../../contract/media.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { ConfirmCall } from '../../kit/confirm-call.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { counted } from '../../kit/format.ts';
import { ToolButton } from '../../kit/tool-button.tsx';
import { UsedIn } from './used-in.tsx';

interface PictureDialogProps {
  picture: MediaPicture;
  onClose: () => void;
}

/** Asks before a picture is deleted for good; names the uses of one that is in use. */
export function DeletePicture({ picture, onClose }: PictureDialogProps) {
  const { path, name, uses } = picture;
  if (uses > 0) {
    return (
      <Dialog title={`${name} is in use`} onClose={onClose}>
        <div className="mt-3 grid gap-3 text-sm">
          <p>
            {counted(uses, 'place')} would lose it. Take it out there first, or replace it here with another
            picture. A picture that someone else has just uploaded can be deleted after 24 hours, if nothing
            shows it then.
          </p>
          <UsedIn picture={picture} />
        </div>
        <ToolButton variant="outline" onClick={onClose} className="mt-6">
          Close
        </ToolButton>
      </Dialog>
    );
  }
  return (
    <ConfirmCall
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      call={{ method: 'DELETE', url: `${staffApiPaths.adminMedia}?path=${encodeURIComponent(path)}` }}
      changes={[staffApiPaths.adminMedia]}
      report={['Picture deleted', name]}
      onClose={onClose}
    >
      <p>Nothing uses it. It is deleted for good.</p>
    </ConfirmCall>
  );
}
