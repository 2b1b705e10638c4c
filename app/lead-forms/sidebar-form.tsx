import { useState } from 'react';
import { fieldLabels, sidebarLeadForm } from '../../content/lead-forms.ts';
import { sidebarHeadingId } from '../../contract/paths.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormEnd } from './form-end.tsx';
import { Honeypot } from './honeypot.tsx';
import { useRejection } from './layout-data.ts';
import { SidebarThankYou } from './sidebar-thank-you.tsx';
import { useConsultationForm } from './use-consultation-form.ts';
import { useHydrated } from './use-hydrated.ts';

const PAGE_SOURCE = 'Practice Area Sidebar';

const controlId = (name: string) => `sidebar-${name}`;

interface SidebarFormProps {
  /** The server has accepted this form without JavaScript, and sent the visitor back to the page. */
  sent: boolean;
}

/** The consultation form beside a practice area. Without JavaScript it posts to the page it is on. */
export function SidebarForm({ sent }: SidebarFormProps) {
  const [rejection, settle] = useRejection('sidebar');
  const [stage, setStage] = useState<'first' | 'accepted' | 'again'>('first');
  const { busy, problem, formProps } = useConsultationForm({
    texts: sidebarLeadForm,
    pageSource: PAGE_SOURCE,
    onAccepted: () => {
      settle();
      setStage('accepted');
    },
  });
  const hydrated = useHydrated();
  const refusal = problem ?? rejection;
  const fieldErrors = refusal?.fieldErrors ?? {};
  const blamesFields = Object.keys(fieldErrors).length > 0;

  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'caseDescription') => ({
    id: controlId(name),
    name,
    label: name === 'caseDescription' ? fieldLabels.message : fieldLabels[name],
    error: fieldErrors[name]?.join(' '),
    defaultValue: rejection?.values[name],
    required: true,
  });

  const thanked = stage === 'accepted' || (stage === 'first' && sent && rejection === null);
  if (thanked) return <SidebarThankYou takeFocus={stage === 'accepted'} onAgain={() => setStage('again')} />;
  return (
    <>
      <h2 id={sidebarHeadingId} className="text-2xl">
        {sidebarLeadForm.heading}
      </h2>
      <p className="mt-1 text-slate">{sidebarLeadForm.intro}</p>
      <form
        {...formProps}
        method="post"
        encType="multipart/form-data"
        // With JavaScript, a toast says what is missing in place of the browser's own bubbles.
        noValidate={hydrated}
        className="mt-6 grid gap-5"
      >
        <input type="hidden" name="form" value="sidebar" />
        {blamesFields && problem === null && (
          <ErrorSummary fieldErrors={fieldErrors} controlId={controlId} attempt={0} />
        )}
        <TextField
          {...field('firstName')}
          autoComplete="given-name"
          // The button that brought the form back had the focus, and is gone.
          autoFocus={stage === 'again'}
        />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        <TextArea {...field('caseDescription')} />
        <Honeypot />
        <FormEnd
          submit={sidebarLeadForm.submit}
          busy={busy}
          failure={refusal && !blamesFields ? refusal.error : null}
        />
      </form>
    </>
  );
}
