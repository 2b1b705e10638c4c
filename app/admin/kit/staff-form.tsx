import { type FormEvent, type ReactNode, useRef } from 'react';
import { describeError } from './describe-error.ts';
import { ErrorAlert } from './error-alert.tsx';
import { useFocusRefused } from './focus.ts';
import { toolButton } from './tool-button.ts';

type Errors = Record<string, string | undefined>;

interface StaffFormProps {
  /** The mutation that the form starts; its field errors are shown at the fields. */
  mutation: { isPending: boolean; error: object | null };
  /** Errors found before sending; another object for each attempt. */
  ownErrors?: Errors;
  /** An error of no field found before sending. */
  ownError?: string;
  /** Label of the submit button, at rest and while the mutation is pending. */
  label: string;
  busyLabel: string;
  buttonClassName?: string;
  /** Replaces the submit button. */
  action?: ReactNode;
  actionsClassName?: string;
  className?: string;
  /** Not called while the mutation is pending. */
  onSubmit: (form: HTMLFormElement) => void;
  onInput?: (form: HTMLFormElement) => void;
  onCancel?: () => void;
  children: (errors: Errors) => ReactNode;
}

/** A form with one mutation. Focuses the first refused field. */
export function StaffForm({
  mutation,
  ownErrors = {},
  ownError,
  onSubmit,
  onInput,
  ...props
}: StaffFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const problem = ownError ? { fields: {}, text: ownError } : describeError(mutation.error);
  const hasOwn = Object.keys(ownErrors).length > 0;
  useFocusRefused(form, hasOwn ? ownErrors : mutation.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!mutation.isPending) onSubmit(event.currentTarget);
  };
  const button = props.action || (
    <button
      type="submit"
      aria-disabled={mutation.isPending}
      className={props.buttonClassName ?? toolButton('primary')}
    >
      {mutation.isPending ? props.busyLabel : props.label}
    </button>
  );
  return (
    <form
      ref={form}
      onSubmit={submit}
      onInput={({ currentTarget }) => onInput?.(currentTarget)}
      noValidate
      className={props.className}
    >
      {props.children(hasOwn ? ownErrors : (problem?.fields ?? {}))}
      <ErrorAlert problem={problem} />
      {props.onCancel ? (
        <div className={`flex flex-wrap gap-3 ${props.actionsClassName ?? ''}`}>
          {button}
          <button type="button" onClick={props.onCancel} className={toolButton('outline')}>
            Cancel
          </button>
        </div>
      ) : (
        button
      )}
    </form>
  );
}
