import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { LeadFormText } from '../../content/schema/firm.ts';
import type { FieldErrors } from '../../contract/errors.ts';
import { useHydrated } from '../browser/use-hydrated.ts';
import { errorTitle, useDocumentTitle } from '../head/document-title.ts';
import type { FormProblem } from './form-problem.ts';
import { HONEYPOT_NAME } from './honeypot.tsx';
import type { Lead } from './lead.ts';
import type { RefusedForm } from './posted-form.ts';
import { checkRequired, textOf, typedControls } from './typed-fields.ts';
import { useLeadSubmit } from './use-lead-submit.ts';

export interface LeadFormOptions {
  texts: LeadFormText;
  read(data: FormData): Lead;
  /** A field that is marked as required, but may be sent blank. */
  mayBeBlank?: string;
  /** Leaves the check of required fields to the schema of the payload. */
  checkedBySchema?: boolean;
  onAccepted?: (() => void) | undefined;
  /** The same form, posted without JavaScript and refused. */
  refused?: RefusedForm | undefined;
}

const hasErrors = (problem: FormProblem | null) => Object.keys(problem?.fieldErrors ?? {}).length > 0;

/**
 * State of a lead form (specification sections 4, 5 and 7). Its fields are uncontrolled, so that text typed before
 * hydration stays.
 */
export function useLeadForm({
  texts,
  read,
  mayBeBlank,
  checkedBySchema = false,
  onAccepted,
  refused,
}: LeadFormOptions) {
  const { busy, submit, preload } = useLeadSubmit(texts);
  const hydrated = useHydrated();
  const [problem, setProblem] = useState<FormProblem | null>(refused ?? null);
  const [attempt, setAttempt] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);

  useDocumentTitle(problem?.error || hasErrors(problem) ? errorTitle : null);

  useEffect(() => {
    const form = formRef.current;
    // An error summary takes the focus itself.
    if (attempt === 0 || checkedBySchema) return;
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt, checkedBySchema]);

  async function send(form: HTMLFormElement): Promise<FormProblem | null> {
    const fieldErrors: FieldErrors = checkedBySchema ? {} : checkRequired(form, mayBeBlank);
    if (Object.keys(fieldErrors).length > 0) return { error: '', fieldErrors };
    setProblem(null);
    const data = new FormData(form);
    const outcome = await submit(read(data), textOf(data, HONEYPOT_NAME), form);
    if (!outcome.accepted) return outcome.problem;
    for (const control of typedControls(form)) control.value = '';
    onAccepted?.();
    return null;
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const refusal = await send(event.currentTarget);
    setProblem(refusal);
    if (refusal) setAttempt((count) => count + 1);
  }

  return { busy, problem, attempt, hydrated, formProps: { ref: formRef, onSubmit, onFocus: preload } };
}
