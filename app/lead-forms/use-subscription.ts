import { type FormEvent, useEffect, useRef, useState } from 'react';
import { subscribeForm } from '../../content/subscribe-form.ts';
import { apiPaths } from '../../contract/paths.ts';
import { apiRequest } from '../api-client.ts';
import { type FormProblem, problemOf } from './form-problem.ts';
import { HONEYPOT_NAME } from './honeypot.tsx';
import { textOf } from './use-consultation-form.ts';

const TIMEOUT_MS = 15_000;

/**
 * Sending the box for the newsletter.
 *
 * @param onRequested called once the server has taken the request
 */
export function useSubscription(onRequested: () => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (problem) formRef.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  async function send(form: HTMLFormElement) {
    const control = form.querySelector<HTMLInputElement>('[name="email"]');
    if (control && !control.validity.valid) {
      setProblem({ error: '', fieldErrors: { email: [control.validationMessage] } });
      return;
    }
    setProblem(null);
    setBusy(true);
    const data = new FormData(form);
    const body = { email: textOf(data, 'email'), antispam: { website: textOf(data, HONEYPOT_NAME) } };
    try {
      await apiRequest('POST', apiPaths.newsletterSubscriptions, body, { timeoutMs: TIMEOUT_MS });
      onRequested();
    } catch (failure) {
      setProblem(problemOf(failure, subscribeForm.failure));
    } finally {
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) void send(event.currentTarget);
  }

  return { busy, problem, formProps: { ref: formRef, onSubmit } };
}
