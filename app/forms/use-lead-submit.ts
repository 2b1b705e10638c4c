import { useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { LeadFormText } from '../../content/schema/firm.ts';
import type { EmailServiceConfig } from '../../contract/email-service.ts';
import { probePaths } from '../../contract/paths.ts';
import { useHydrated } from '../browser/use-hydrated.ts';
import { toastStore } from '../ui/toast-store.ts';
import type { Lead } from './lead.ts';
import type { LeadOutcome, LeadSender } from './send-lead.ts';

const PROBE_TIMEOUT_MS = 5000;
const PUBLIC_LAYOUT_ROUTE = 'frame/public-layout';

/** The configuration of the e-mail step, loaded with the public layout. */
function useEmailService(): EmailServiceConfig {
  const layout = useRouteLoaderData<{ emailService: EmailServiceConfig }>(PUBLIC_LAYOUT_ROUTE);
  if (!layout) throw new Error('A lead form stands outside the public layout.');
  return layout.emailService;
}

/** Submits the leads of one form; the code that sends them is loaded when the form is first focused. */
export function useLeadSubmit(texts: LeadFormText) {
  const emailService = useEmailService();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  // A server-rendered form has been visible since the page began, however late it was hydrated.
  const [firstShownAt] = useState(() => (hydrated ? performance.now() : 0));
  const shownAt = useRef(firstShownAt);
  const sender = useRef<LeadSender | null>(null);
  const sending = useRef<Promise<LeadOutcome> | null>(null);

  async function load(): Promise<LeadSender> {
    const { createLeadSender } = await import('./send-lead.ts');
    sender.current ??= createLeadSender(texts, emailService);
    return sender.current;
  }

  async function send(lead: Lead, honeypot: string, form: HTMLFormElement): Promise<LeadOutcome> {
    const loaded = await load().catch(() => null);
    if (!loaded) {
      return sendWithoutScript(form);
    }
    const outcome = await loaded.send(lead, honeypot, performance.now() - shownAt.current);
    if (outcome.accepted) shownAt.current = performance.now();
    return outcome;
  }

  /** Fallback when the code cannot be loaded: the site was just updated, or the connection is gone. */
  async function sendWithoutScript(form: HTMLFormElement): Promise<LeadOutcome> {
    const reached = await fetch(probePaths.alive, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
      .then(({ ok }) => ok)
      .catch(() => false);
    if (reached) {
      // The form posts as without JavaScript; the answer replaces this page.
      form.submit();
      return new Promise(() => {});
    }
    toastStore.add(texts.failure);
    return { accepted: false, problem: { error: texts.failure.description, fieldErrors: {} } };
  }

  /** Never rejects. A second call during the first one returns the same promise. */
  function submit(lead: Lead, honeypot: string, form: HTMLFormElement): Promise<LeadOutcome> {
    if (sending.current) return sending.current;
    setBusy(true);
    sending.current = send(lead, honeypot, form).finally(() => {
      sending.current = null;
      setBusy(false);
    });
    return sending.current;
  }

  /** Loads the code that sends leads, while the visitor types. */
  function preload(): void {
    // A failure is handled when the form is sent.
    load().catch(() => {});
  }

  return { busy, submit, preload };
}
