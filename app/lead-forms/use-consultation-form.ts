import { type FormEvent, useEffect, useRef, useState } from 'react';
import { missingInformationToast } from '../../content/lead-forms.ts';
import type { LeadFormText } from '../../content/types.ts';
import type { FieldErrors } from '../../contract/errors.ts';
import { toastStore } from '../ui/toast-store.ts';
import type { FormProblem } from './form-problem.ts';
import { HONEYPOT_NAME } from './honeypot.tsx';
import { useLeadSubmit } from './use-lead-submit.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isMissing = (control: Control) => control.required && control.value.trim() === '';

function typedControls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input:not([type=hidden]), textarea, select')];
}

function text(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

interface ConsultationFormOptions {
  texts: LeadFormText;
  /** The form's own name for the place it stands in, as staff read it. */
  pageSource: string;
  onAccepted?: () => void;
}

/**
 * A form of plain, uncontrolled fields (firstName, lastName, email, phone, caseDescription) that asks for a
 * consultation: the page's own markup says what is required, the browser says what is malformed.
 */
export function useConsultationForm({ texts, pageSource, onAccepted }: ConsultationFormOptions) {
  const { busy, submit, preload } = useLeadSubmit(texts);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (problem) formRef.current?.querySelector<Control>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  async function send(form: HTMLFormElement) {
    const controls = typedControls(form);
    const missing = controls.filter(isMissing);
    if (missing.length > 0) toastStore.add(missingInformationToast);
    // Blanks count as missing here, but the browser has its message only for a field that is empty.
    for (const control of missing) control.value = '';
    const fieldErrors: FieldErrors = {};
    for (const control of controls) {
      if (!control.validity.valid) fieldErrors[control.name] = [control.validationMessage];
    }
    if (Object.keys(fieldErrors).length > 0) {
      setProblem({ error: missingInformationToast.description, fieldErrors });
      return;
    }
    setProblem(null);
    const data = new FormData(form);
    const outcome = await submit(
      {
        kind: 'consultation',
        pageSource,
        firstName: text(data, 'firstName'),
        lastName: text(data, 'lastName'),
        email: text(data, 'email'),
        phone: text(data, 'phone'),
        caseDescription: text(data, 'caseDescription'),
      },
      text(data, HONEYPOT_NAME),
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
