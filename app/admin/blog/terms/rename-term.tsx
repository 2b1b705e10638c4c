import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { errorStatuses } from '../../../../contract/errors.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import type { RenamedTerm, TermKind, TermUse } from '../../../../contract/terms.ts';
import { hasStatus } from '../../kit/describe-error.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/field.tsx';
import { counted } from '../../kit/format.ts';
import { reportSuccess } from '../../kit/report-success.ts';
import { StaffForm } from '../../kit/staff-form.tsx';
import { ToolButton } from '../../kit/tool-button.tsx';
import { useStaffMutation } from '../../kit/use-staff-mutation.ts';
import { refreshPosts } from '../post-queries.ts';

interface RenameTermProps {
  kind: TermKind;
  term: TermUse;
  /** All of this kind. */
  others: readonly TermUse[];
  onClose: () => void;
}

/** Asks for another name; offers to merge with an existing term of that name. */
export function RenameTerm({ kind, term: { key, name, posts }, others, onClose }: RenameTermProps) {
  const client = useQueryClient();
  const id = useId();
  const merges = useRef(false);
  const renaming = useStaffMutation<RenamedTerm>({
    changes: [staffApiPaths.adminTerms],
    onSuccess(done) {
      const description = `“${name}” is now “${done.name}” in ${counted(done.posts, 'post')}.`;
      reportSuccess(merges.current ? 'Merged' : 'Renamed', description);
      void refreshPosts(client);
    },
  });
  const { error } = renaming;
  const exists = hasStatus(error, errorStatuses['term-exists']);
  const rename = (wanted: { name: string }) =>
    renaming.mutateAsync(
      {
        method: 'POST',
        url: staffApiPaths.adminRenameTerm,
        body: { kind, key, ...wanted, merge: merges.current },
      },
      {
        onSuccess: onClose,
        onSettled() {
          merges.current = false;
        },
      },
    );
  return (
    <Dialog title={`Rename ${name}`} onClose={onClose}>
      <StaffForm
        defaultValues={{ name }}
        label="Rename"
        busyLabel="Renaming…"
        // Not a submit button: a second press of Rename must not merge.
        action={
          exists && (
            <ToolButton
              variant="primary"
              onClick={({ currentTarget: { form } }) => {
                merges.current = true;
                form?.requestSubmit();
              }}
            >
              Merge
            </ToolButton>
          )
        }
        actionsClassName="mt-6"
        onSubmit={rename}
        // A changed name withdraws the offer to merge.
        onChange={(_wanted, form) => {
          if (!error) return;
          renaming.reset();
          form.clearErrors();
        }}
        onCancel={onClose}
      >
        <p className="mt-3 mb-4 text-sm">
          {exists
            ? `Merging replaces “${name}” in ${counted(posts, 'post')} by the name below. “${name}” is gone after that, and the two cannot be told apart again.`
            : `The new name replaces “${name}” in ${counted(posts, 'post')}.`}{' '}
          {kind === 'category' && 'Its old web address will lead to the new one. '}
          Later imports use the new name, too.
        </p>
        <TextField
          id={`${id}-name`}
          name="name"
          label="New name"
          list={`${id}-names`}
          autoComplete="off"
          maxLength={120}
        />
        <datalist id={`${id}-names`}>
          {others
            .filter((other) => other.key !== key)
            .map((other) => (
              <option key={other.key} value={other.name} />
            ))}
        </datalist>
      </StaffForm>
    </Dialog>
  );
}
