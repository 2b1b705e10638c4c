import { useRef, useState } from 'react';
import type { LeadFormText } from '../../content/types.ts';
import { toastStore } from '../ui/toast-store.ts';
import { type FormProblem, problemOf } from './form-problem.ts';
import { useEmailService } from './layout-data.ts';
import { LEAD_ACCEPTED_EVENT, type Lead } from './lead.ts';
import { currentLeadOrigin } from './lead-origin.ts';
import { SubmissionIds } from './submission-id.ts';
import { browserLeadServices, preloadEmailClient, submitLead } from './submit.ts';
import { useHydrated } from './use-hydrated.ts';

type LeadOutcome = { accepted: true } | { accepted: false; problem: FormProblem };

/**
 * Sends the leads of one form and tells the visitor how it went, with the form's own toasts.
 *
 * @param texts the words of this form
 */
export function useLeadSubmit(texts: LeadFormText) {
  const emailService = useEmailService();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [ids] = useState(() => new SubmissionIds());
  // A form that came with the page has been in sight since the page began, however late React took it over.
  const [firstShownAt] = useState(() => (hydrated ? performance.now() : 0));
  const shownAt = useRef(firstShownAt);
  const sending = useRef<Promise<LeadOutcome> | null>(null);

  async function send(lead: Lead, honeypot: string): Promise<LeadOutcome> {
    const details = {
      submissionId: ids.idFor(lead),
      origin: currentLeadOrigin(),
      antispam: { website: honeypot, elapsedMs: Math.round(performance.now() - shownAt.current) },
    };
    try {
      await submitLead(lead, details, browserLeadServices(emailService));
    } catch (failure) {
      const problem = problemOf(failure, texts.failure.description);
      // Fields that need correcting say so themselves; a toast would talk over them.
      const blamesFields = Object.keys(problem.fieldErrors).length > 0;
      if (!blamesFields) toastStore.add({ ...texts.failure, description: problem.error });
      return { accepted: false, problem };
    }
    ids.renew();
    shownAt.current = performance.now();
    toastStore.add(texts.success);
    window.dispatchEvent(new CustomEvent(LEAD_ACCEPTED_EVENT, { detail: { kind: lead.kind } }));
    return { accepted: true };
  }

  /** Never rejects. A second call while the first is on its way sends nothing and has the same outcome. */
  function submit(lead: Lead, honeypot: string): Promise<LeadOutcome> {
    if (sending.current) return sending.current;
    setBusy(true);
    sending.current = send(lead, honeypot).finally(() => {
      sending.current = null;
      setBusy(false);
    });
    return sending.current;
  }

  return { busy, submit, preload: () => preloadEmailClient(emailService) };
}
