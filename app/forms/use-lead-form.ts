import { useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { LeadFormText } from '../../content/schema/form.ts';
import type { EmailServiceConfig } from '../../contract/email-service.ts';
import { probePaths } from '../../contract/paths.ts';
import { useHydrated } from '../browser/use-hydrated.ts';
import { showFailure } from './failure-toast.ts';
import type { FormProblem } from './form-problem.ts';
import { HONEYPOT_NAME } from './honeypot.tsx';
import type { Lead } from './lead.ts';
import type { RefusedForm } from './posted-form.ts';
import type { LeadSender } from './submit-lead.ts';
import { checkRequired, textOf, typedControls } from './typed-fields.ts';
import { useForm } from './use-form.ts';

const PROBE_TIMEOUT_MS = 5000;
const PUBLIC_LAYOUT_ROUTE = 'frame/public-layout';

interface LeadFormOptions {
  texts: LeadFormText;
  read(data: FormData): Lead;
  /**
   * By the form's own markup, with messages at the fields, or by the schema of the payload, with a summary above the
   * fields.
   */
  validate?: 'markup' | 'schema';
  /** A field that is marked as required, but may be sent blank. */
  mayBeBlank?: string;
  onAccepted?: (() => void) | undefined;
  /** The same form, posted without JavaScript and refused. */
  refused?: RefusedForm | undefined;
}

/** The configuration of the e-mail step, loaded with the public layout. */
function useEmailService(): EmailServiceConfig {
  const layout = useRouteLoaderData<{ emailService: EmailServiceConfig }>(PUBLIC_LAYOUT_ROUTE);
  if (!layout) throw new Error('A lead form stands outside the public layout.');
  return layout.emailService;
}

/**
 * State of a lead form (specification sections 4, 5 and 7). The code that sends leads is loaded when the form is first
 * focused.
 */
export function useLeadForm({
  texts,
  read,
  validate = 'markup',
  mayBeBlank,
  onAccepted,
  refused,
}: LeadFormOptions) {
  const emailService = useEmailService();
  const hydrated = useHydrated();
  // A server-rendered form has been visible since the page began, however late it was hydrated.
  const [firstShownAt] = useState(() => (hydrated ? performance.now() : 0));
  const shownAt = useRef(firstShownAt);
  const sender = useRef<LeadSender | null>(null);

  async function load(): Promise<LeadSender> {
    const { createLeadSender } = await import('./submit-lead.ts');
    sender.current ??= createLeadSender(texts, emailService);
    return sender.current;
  }

  async function send(data: FormData, form: HTMLFormElement): Promise<FormProblem | null> {
    const loaded = await load().catch(() => null);
    if (!loaded) return sendWithoutScript(form, texts);
    const elapsedMs = performance.now() - shownAt.current;
    const problem = await loaded.send(read(data), textOf(data, HONEYPOT_NAME), elapsedMs);
    if (problem) return problem;
    shownAt.current = performance.now();
    for (const control of typedControls(form)) control.value = '';
    onAccepted?.();
    return null;
  }

  const { formProps, ...state } = useForm({
    check: (form) => (validate === 'schema' ? {} : checkRequired(form, mayBeBlank)),
    send,
    focusesField: validate === 'markup',
    refused,
  });
  // A failure is handled when the form is sent.
  const preload = () => void load().catch(() => {});
  return { ...state, validate, formProps: { ...formProps, onFocus: preload } };
}

/** Fallback when the code cannot be loaded: the site was just updated, or the connection is gone. */
async function sendWithoutScript(form: HTMLFormElement, texts: LeadFormText): Promise<FormProblem> {
  const reached = await fetch(probePaths.alive, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
    .then(({ ok }) => ok)
    .catch(() => false);
  if (reached) {
    // The form posts as without JavaScript; the answer replaces this page.
    form.submit();
    return new Promise(() => {});
  }
  return showFailure({ error: texts.failure.description, fieldErrors: {} }, texts);
}
