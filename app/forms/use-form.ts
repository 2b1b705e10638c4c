import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../contract/errors.ts';
import { useHydrated } from '../browser/use-hydrated.ts';
import { errorTitle, useChangedTitle } from '../head/page-title.ts';
import type { FormProblem } from './form-problem.ts';

interface FormOptions {
  /** Finds errors before anything is sent. */
  check(form: HTMLFormElement): FieldErrors;
  /** Sends the form, and never rejects; null: it was accepted. */
  send(data: FormData, form: HTMLFormElement): Promise<FormProblem | null>;
  /** Focuses the first refused field; false: an error summary is focused. */
  focusesField: boolean;
  /** The same form, posted without JavaScript and refused. */
  refused?: FormProblem | undefined;
}

const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0;

/** State of a public form. Its fields are uncontrolled, so that text typed before hydration stays. */
export function useForm({ check, send, focusesField, refused }: FormOptions) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(refused ?? null);
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);

  useChangedTitle(problem && (problem.error || hasErrors(problem.fieldErrors)) ? errorTitle : null);

  useEffect(() => {
    if (attempt === 0 || !focusesField) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt, focusesField]);

  async function submit(element: HTMLFormElement): Promise<FormProblem | null> {
    const fieldErrors = check(element);
    if (hasErrors(fieldErrors)) return { error: '', fieldErrors };
    setProblem(null);
    setBusy(true);
    return send(new FormData(element), element).finally(() => setBusy(false));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second press before the first one is rendered.
    if (isSending.current) return;
    isSending.current = true;
    const refusal = await submit(event.currentTarget).finally(() => {
      isSending.current = false;
    });
    setProblem(refusal);
    if (refusal) setAttempt((count) => count + 1);
  }

  return { busy, problem, attempt, hydrated, formProps: { ref: form, onSubmit } };
}
