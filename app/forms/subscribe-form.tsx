import { useEffect, useRef, useState } from 'react';
import { subscribeForm } from '../../content/interface/subscribe-form.ts';
import { apiPaths, paths } from '../../contract/paths.ts';
import { apiRequest } from '../browser/api-client.ts';
import { EmailField } from './contact-fields.tsx';
import { FormEnd } from './form-end.tsx';
import { problemOf } from './form-problem.ts';
import { HONEYPOT_NAME, Honeypot } from './honeypot.tsx';
import type { RefusedForm } from './posted-form.ts';
import { fieldMessages, textOf } from './typed-fields.ts';
import { useForm } from './use-form.ts';

const TIMEOUT_MS = 15_000;

/** The id of the heading, of the form or of the notice that replaces it. */
export const subscribeHeadingId = 'subscribe-heading';

interface SubscribeFormProps {
  /** The form was accepted without JavaScript. */
  requested?: boolean;
  /** The form was refused without JavaScript. */
  refused?: RefusedForm | undefined;
}

/** The newsletter's subscription form. Without JavaScript it posts to /newsletter/. */
export function SubscribeForm({ requested = false, refused }: SubscribeFormProps) {
  const [sent, setSent] = useState(false);
  const { busy, problem, attempt, hydrated, formProps } = useForm({
    check: fieldMessages,
    async send(data) {
      const body = { email: textOf(data, 'email'), antispam: { website: textOf(data, HONEYPOT_NAME) } };
      try {
        await apiRequest('POST', apiPaths.newsletterSubscriptions, body, { timeoutMs: TIMEOUT_MS });
      } catch (failure) {
        return problemOf(failure, subscribeForm.failure);
      }
      setSent(true);
      return null;
    },
    focusesField: true,
    refused,
  });
  const fieldError = problem?.fieldErrors.email?.join(' ');

  if (sent || requested) return <Requested takeFocus={sent} />;
  return (
    <>
      <h2 id={subscribeHeadingId} className="text-2xl">
        {subscribeForm.heading}
      </h2>
      <p className="mt-1 text-muted">{subscribeForm.intro}</p>
      <form
        {...formProps}
        method="post"
        encType="multipart/form-data"
        action={paths.newsletter}
        // With JavaScript, the message is shown at the field instead of in the browser's bubble.
        noValidate={hydrated}
        className="mt-6 grid gap-5"
      >
        <p className="-mb-1 text-muted text-sm">{subscribeForm.required}</p>
        <EmailField
          field={{
            id: 'subscribe-email',
            name: 'email',
            error: fieldError,
            defaultValue: refused?.values.email,
          }}
          required
          // After a refused post, the page begins at the error.
          autoFocus={fieldError !== undefined && attempt === 0}
        />
        <Honeypot />
        {problem?.error && fieldError === undefined && (
          <p role="alert" className="border-alert border-l-4 pl-4 font-medium text-alert">
            {problem.error}
          </p>
        )}
        <FormEnd submit={subscribeForm.submit} busy={busy} failure={null} notice={subscribeForm.notice} />
      </form>
    </>
  );
}

/** Replaces the form, with the same text whether the address was on the list or not. */
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
