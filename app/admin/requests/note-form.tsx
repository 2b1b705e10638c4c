import { type FormEvent, useId, useState } from 'react';
import { TextArea } from '../../ui/field.tsx';
import { keepWork, readWork } from '../kit/kept-work.ts';
import { toolButton } from '../kit/tool-button.ts';
import { useRequestMutation } from './use-request-mutation.ts';

export function NoteForm({ number }: { number: number }) {
  const id = useId();
  const kept = `note:${number}`;
  const [text, setText] = useState(() => readWork<string>(kept) ?? '');
  const [missing, setMissing] = useState(false);
  const write = (typed: string) => {
    keepWork(kept, typed || null);
    setText(typed);
    setMissing(false);
  };
  const add = useRequestMutation<{ text: string }>(number, {
    path: '/notes',
    method: 'POST',
    failure: 'The note could not be stored.',
    onDone: () => write(''),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    if (text.trim() !== '') return add.mutate({ text });
    setMissing(true);
    event.currentTarget.querySelector('textarea')?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className="no-print mt-5 max-w-[42rem]">
      <TextArea
        id={id}
        label="Note (required)"
        rows={3}
        maxLength={10_000}
        required
        value={text}
        onChange={({ target }) => write(target.value)}
        error={missing ? 'Write a note first' : undefined}
      />
      <button type="submit" aria-disabled={add.isPending} className={toolButton('outline', 'mt-3')}>
        {add.isPending ? 'Adding…' : 'Add note'}
      </button>
    </form>
  );
}
