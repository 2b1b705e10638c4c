import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { EmailServiceConfig } from '../../contract/email-service.ts';
import type { RejectedForm } from '../context.ts';

const PUBLIC_LAYOUT_ROUTE = 'layout/public-layout';

/** What a form shows again after the server refused it: everything typed, and what is wrong with it. */
type Rejection = Omit<RejectedForm, 'form'>;

interface LayoutData {
  emailService: EmailServiceConfig;
  rejectedForm: RejectedForm | null;
}

/** What every form needs from the layout around the page. */
function useLayoutData(): LayoutData {
  const data = useRouteLoaderData<LayoutData>(PUBLIC_LAYOUT_ROUTE);
  if (!data) throw new Error('A lead form stands outside the public layout.');
  return data;
}

export function useEmailService(): EmailServiceConfig {
  return useLayoutData().emailService;
}

// The layout's data stays for the whole visit; what has been sent since must not come back.
const settled = new WeakSet<Rejection>();

/**
 * The rejection of this form, when it was posted without JavaScript and came back.
 *
 * @returns the rejection or null, and what to call once the form was sent after all
 */
export function useRejection(form: RejectedForm['form']): [Rejection | null, settle: () => void] {
  const { rejectedForm } = useLayoutData();
  const [rejection, setRejection] = useState(() =>
    rejectedForm?.form === form && !settled.has(rejectedForm) ? rejectedForm : null,
  );
  const settle = () => {
    if (rejection) settled.add(rejection);
    setRejection(null);
  };
  return [rejection, settle];
}
