import type { LastSave } from '../../../contract/audit.ts';
import { useOwnAccount } from '../session/use-own-account.ts';
import { firmDateTime } from './format.ts';
import { VersionChoice, type VersionChoiceProps } from './version-choice.tsx';

interface ConflictViewProps extends Pick<VersionChoiceProps, 'fields' | 'onKeepMine' | 'onClose'> {
  /** Completes "after you opened …". */
  noun: string;
  saved: LastSave | null;
  onTakeStored: () => void;
}

/** Both texts side by side after an edit conflict. */
export function ConflictView({ noun, saved, fields, onTakeStored, ...choice }: ConflictViewProps) {
  const own = useOwnAccount().data?.username;
  const who = savedBy(saved, own);
  return (
    <VersionChoice
      heading={
        <>
          Saved by {who}
          {saved && (
            <>
              {' '}
              on{' '}
              <time dateTime={saved.at} className="whitespace-nowrap">
                {firmDateTime(saved.at)}
              </time>
            </>
          )}
          , after you opened {noun} here
        </>
      }
      text={`Nothing of this version was saved yet, and nothing of the other one is overwritten. ${
        fields.length > 0
          ? 'Compare what you changed and choose; all other fields stay as they were saved.'
          : 'Your text does not differ from it.'
      }`}
      theirs="saved"
      fields={fields}
      onTakeTheirs={onTakeStored}
      {...choice}
    />
  );
}

/** @param own user name of the session */
function savedBy(saved: LastSave | null, own: string | undefined): string {
  if (!saved?.staff) return 'someone else';
  return saved.staff === own ? 'you, in another tab,' : (saved.name ?? saved.staff);
}
