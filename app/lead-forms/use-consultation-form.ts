import { type FormEvent, useEffect, useRef, useState } from 'react';
import { missingInformationToast } from '../../content/lead-forms.ts';
import type { LeadFormText } from '../../content/types.ts';
import type { FieldErrors } from '../../contract/errors.ts';
import type { ConsultationForm } from '../../contract/leads.ts';
import { toastStore } from '../ui/toast-store.ts';
import type { FormProblem } from './form-problem.ts';
import { HONEYPOT_NAME } from './honeypot.tsx';
import { useLeadSubmit } from './use-lead-submit.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBlank = ({ value }: Control) => value.trim() === '';

function typedControls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input:not([type=hidden]), textarea, select')];
}

/** The text of a form's field. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

const readFields = (data: FormData): ConsultationForm => ({
  firstName: textOf(data, 'firstName'),
  lastName: textOf(data, 'lastName'),
  email: textOf(data, 'email'),
  phone: textOf(data, 'phone'),
  caseDescription: textOf(data, 'caseDescription'),
});

interface ConsultationFormOptions {
  texts: LeadFormText;
  /** The form's own name for the place it stands in, as staff read it. */
  pageSource: string;
  onAccepted?: () => void;
  /** What the fields say; without it they are firstName, lastName, email, phone and caseDescription. */
  read?: (data: FormData) => ConsultationForm;
  /** The name of a field that is marked as required, but may be sent blank. */
  mayBeBlank?: string;
}

/**
 * A form of plain, uncontrolled fields that asks for a consultation: the page's own markup says what is required,
 * the browser says what is malformed.
 */
export function useConsultationForm({
  texts,
  pageSource,
  onAccepted,
  read = readFields,
  mayBeBlank,
}: ConsultationFormOptions) {
  const { busy, submit, preload } = useLeadSubmit(texts);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (problem) formRef.current?.querySelector<Control>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  async function send(form: HTMLFormElement) {
    const controls = typedControls(form);
    const checked = controls.filter((control) => control.name !== mayBeBlank || !isBlank(control));
    const missing = checked.filter((control) => control.required && isBlank(control));
    // A name that lacks its second half does not match its pattern.
    const incomplete = checked.filter(({ validity }) => validity.patternMismatch);
    if (missing.length + incomplete.length > 0) toastStore.add(missingInformationToast);
    // Blanks count as missing here, but the browser has its message only for a field that is empty.
    for (const control of missing) control.value = '';
    const fieldErrors: FieldErrors = {};
    for (const control of checked) {
      if (control.validity.valid) continue;
      const message = control.validity.patternMismatch ? control.title : control.validationMessage;
      fieldErrors[control.name] = [message];
    }
    if (Object.keys(fieldErrors).length > 0) {
      setProblem({ error: missingInformationToast.description, fieldErrors });
      return;
    }
    setProblem(null);
    const data = new FormData(form);
    const outcome = await submit(
      { kind: 'consultation', pageSource, ...read(data) },
      textOf(data, HONEYPOT_NAME),
      form,
    );
    if (!outcome.accepted) {
      setProblem(outcome.problem);
      return;
    }
    for (const control of controls) control.value = '';
    onAccepted?.();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(event.currentTarget);
  }

  return { busy, problem, formProps: { ref: formRef, onSubmit, onFocus: preload } };
}
