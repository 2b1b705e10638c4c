import { type FormEvent, useRef, useState } from 'react';
import { contactLeadForm, fieldLabels } from '../../content/lead-forms.ts';
import type { FieldErrors } from '../../contract/errors.ts';
import type { ContactForm } from '../../contract/leads.ts';
import type { createContactControl } from './contact-control.ts';
import { HONEYPOT_NAME } from './honeypot.tsx';
import { useRejection } from './layout-data.ts';
import { useLeadSubmit } from './use-lead-submit.ts';

const PAGE_SOURCE = 'Contact Page';

const NAMES = ['firstName', 'lastName', 'email', 'phone', 'caseType', 'message'] as const;

/** The id of the control with this field name. */
export const contactControlId = (name: string) => `contact-${name}`;

const text = (data: FormData, name: string) => String(data.get(name) ?? '');

/** Only the form's own fields: an error elsewhere in the payload is not the visitor's to correct. */
function ownErrors(message: (name: keyof ContactForm) => string | undefined): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of NAMES) {
    const found = message(name);
    if (found) errors[name] = [found];
  }
  return errors;
}

/**
 * The state of the contact form (specification sections 4, 5 and 7). The fields keep their own text, so that
 * what was typed before this code ran stays; react-hook-form validates what stands in them on submit.
 *
 * @param onAccepted called once the lead is accepted
 */
export function useContactForm(onAccepted: () => void) {
  const { submit, preload } = useLeadSubmit(contactLeadForm);
  const [rejection, settle] = useRejection('contact');
  const [fieldErrors, setFieldErrors] = useState(() =>
    ownErrors((name) => rejection?.fieldErrors[name]?.join(' ')),
  );
  const [failure, setFailure] = useState(() =>
    rejection && Object.keys(rejection.fieldErrors).length === 0 ? rejection.error : null,
  );
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const control = useRef<ReturnType<typeof createContactControl> | null>(null);

  async function loadControl() {
    try {
      const { createContactControl } = await import('./contact-control.ts');
      control.current ??= createContactControl();
      return control.current;
    } catch {
      // A broken connection, or a site just updated: the server applies the same rules. No lead is held back.
      return null;
    }
  }

  async function send(values: ContactForm, form: HTMLFormElement) {
    const data = new FormData(form);
    const consent = data.has('consent');
    setFieldErrors({});
    const lead = { kind: 'contact', pageSource: PAGE_SOURCE, consent, ...values } as const;
    const outcome = await submit(lead, text(data, HONEYPOT_NAME), form);
    if (outcome.accepted) {
      settle();
      onAccepted();
      return;
    }
    const { error, fieldErrors: refused } = outcome.problem;
    const errors = ownErrors((name) => refused[name]?.join(' '));
    setFieldErrors(errors);
    setFailure(Object.keys(errors).length > 0 ? null : error);
  }

  async function validateAndSend(form: HTMLFormElement) {
    const data = new FormData(form);
    const values = {
      firstName: text(data, 'firstName'),
      lastName: text(data, 'lastName'),
      email: text(data, 'email'),
      phone: text(data, 'phone'),
      caseType: text(data, 'caseType'),
      message: text(data, 'message'),
    };
    setFailure(null);
    const rules = await loadControl();
    if (!rules) return send(values, form);
    for (const name of NAMES) rules.setValue(name, values[name]);
    const check = rules.handleSubmit(
      (valid) => send(valid, form),
      (errors) => setFieldErrors(ownErrors((name) => errors[name]?.message)),
    );
    await check();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await validateAndSend(event.currentTarget);
    } finally {
      setBusy(false);
      setAttempt((count) => count + 1);
    }
  }

  /** Fetches what sending needs, while the visitor types. */
  function onFocus() {
    preload();
    void loadControl();
  }

  /** The props of one field. */
  function field(name: keyof ContactForm, draft?: string) {
    return {
      id: contactControlId(name),
      name,
      label: fieldLabels[name],
      error: fieldErrors[name]?.join(' '),
      defaultValue: rejection?.values[name] ?? draft,
      'aria-required': true,
    };
  }

  return { field, fieldErrors, failure, rejection, attempt, busy, onSubmit, onFocus };
}
