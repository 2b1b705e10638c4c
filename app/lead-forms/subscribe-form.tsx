import { useEffect, useRef, useState } from 'react';
import { fieldLabels } from '../../content/lead-forms.ts';
import { subscribeForm } from '../../content/subscribe-form.ts';
import { TextField } from '../ui/field.tsx';
import { FormEnd } from './form-end.tsx';
import { Honeypot } from './honeypot.tsx';
import { useRejection } from './layout-data.ts';
import { useHydrated } from './use-hydrated.ts';
import { useSubscription } from './use-subscription.ts';

/** The id of the heading, of the form or of what takes its place. */
export const subscribeHeadingId = 'subscribe-heading';

interface SubscribeFormProps {
  /** The form was sent without JavaScript, and this page is the answer. */
  requested?: boolean;
}

/** The box in which a visitor asks for the newsletter. Without JavaScript it posts to the page it is on. */
export function SubscribeForm({ requested = false }: SubscribeFormProps) {
  const [rejection, settle] = useRejection('subscribe');
  const [sent, setSent] = useState(false);
  const { busy, problem, formProps } = useSubscription(() => {
    settle();
    setSent(true);
  });
  const hydrated = useHydrated();
  const refusal = problem ?? rejection;
  const fieldError = refusal?.fieldErrors.email?.join(' ');

  if (sent || requested) return <Requested takeFocus={sent} />;
  return (
    <>
      <h2 id={subscribeHeadingId} className="text-2xl">
        {subscribeForm.heading}
      </h2>
      <p className="mt-1 text-slate">{subscribeForm.intro}</p>
      <form
        {...formProps}
        method="post"
        encType="multipart/form-data"
        // With JavaScript, the message stands beside the field in place of the browser's own bubble.
        noValidate={hydrated}
        className="mt-6 grid gap-5"
      >
        <input type="hidden" name="form" value="subscribe" />
        <TextField
          id="subscribe-email"
          name="email"
          label={fieldLabels.email}
          error={fieldError}
          defaultValue={rejection?.values.email}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          // Without JavaScript, what the server refused is where the page has to begin.
          autoFocus={fieldError !== undefined && problem === null}
        />
        <Honeypot />
        {refusal && fieldError === undefined && (
          <p role="alert" className="border-oxblood border-l-4 pl-4 font-medium text-oxblood">
            {refusal.error}
          </p>
        )}
        <FormEnd submit={subscribeForm.submit} busy={busy} failure={null} />
      </form>
    </>
  );
}

/** What takes the place of the form, the same whether the address was known or not. */
function Requested({ takeFocus }: { takeFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  return (
    <>
      <h2 ref={heading} id={subscribeHeadingId} tabIndex={-1} className="text-2xl outline-none">
        {subscribeForm.requested.heading}
      </h2>
      <p className="mt-3">{subscribeForm.requested.text}</p>
    </>
  );
}
