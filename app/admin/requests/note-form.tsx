import { useId, useState } from 'react';
import { TextArea } from '../kit/field.tsx';
import { keepWork, readWork } from '../kit/kept-work.ts';
import { StaffForm } from '../kit/staff-form.tsx';
import { toolButton } from '../kit/tool-button.ts';
import { useRequestMutation } from './use-request-mutation.ts';

export function NoteForm({ number }: { number: number }) {
  const id = useId();
  const kept = `note:${number}`;
  const [text, setText] = useState(() => readWork<string>(kept) ?? '');
  const [ownErrors, setOwnErrors] = useState({});
  const write = (typed: string) => {
    keepWork(kept, typed || null);
    setText(typed);
    setOwnErrors({});
  };
  const add = useRequestMutation<{ text: string }>(number, {
    path: '/notes',
    method: 'POST',
    failure: 'The note could not be stored.',
    onDone: () => write(''),
  });
  const submit = () => {
    if (text.trim() === '') setOwnErrors({ text: 'Write a note first' });
    else add.mutate({ text });
  };
  return (
    <StaffForm
      // A failure is reported by a toast.
      mutation={{ isPending: add.isPending, error: null }}
      ownErrors={ownErrors}
      label="Add note"
      busyLabel="Adding…"
      buttonClassName={toolButton('outline', 'mt-3')}
      onSubmit={submit}
      className="no-print mt-5 max-w-[42rem]"
    >
      {(errors) => (
        <TextArea
          id={id}
          label="Note (required)"
          rows={3}
          maxLength={10_000}
          required
          value={text}
          onChange={({ target }) => write(target.value)}
          error={errors.text}
        />
      )}
    </StaffForm>
  );
}
