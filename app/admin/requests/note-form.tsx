import { useId, useState } from 'react';
import { TextArea } from '../kit/field.tsx';
import { keepWork, readWork } from '../kit/kept-work.ts';
import { StaffForm } from '../kit/staff-form.tsx';
import { toolButton } from '../kit/tool-button.tsx';
import { useRequestMutation } from './use-request-mutation.ts';

export function NoteForm({ number }: { number: number }) {
  const id = useId();
  const kept = `note:${number}`;
  const [text] = useState(() => readWork<string>(kept) ?? '');
  const add = useRequestMutation<{ text: string }>(number, {
    path: '/notes',
    method: 'POST',
    failure: 'The note could not be stored.',
  });
  return (
    <StaffForm
      defaultValues={{ text }}
      label="Add note"
      busyLabel="Adding…"
      buttonClassName={toolButton('outline', 'mt-3')}
      onSubmit={(note, form) =>
        add.mutateAsync(note).then(
          () => {
            // Text typed meanwhile stays.
            if (form.getValues('text') !== note.text) return;
            form.setValue('text', '');
            keepWork(kept, null);
          },
          // A failure is reported by a toast.
          () => {},
        )
      }
      onChange={(typed, form) => {
        keepWork(kept, typed.text || null);
        form.clearErrors();
      }}
      className="no-print mt-5 max-w-[42rem]"
    >
      <TextArea
        id={id}
        name="text"
        label="Note (required)"
        rows={3}
        maxLength={10_000}
        required
        rules={{ validate: (typed) => typed.trim() !== '' || 'Write a note first' }}
      />
    </StaffForm>
  );
}
