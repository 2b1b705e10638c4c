import { fieldLabels, footerLeadForm } from '../../content/lead-forms.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormEnd } from './form-end.tsx';
import { Honeypot } from './honeypot.tsx';
import { useRejection } from './layout-data.ts';
import { useConsultationForm } from './use-consultation-form.ts';
import { useHydrated } from './use-hydrated.ts';

const PAGE_SOURCE = 'Website Footer Form';

const controlId = (name: string) => `footer-${name}`;

/** The case form at the foot of every page, on its dark band. Without JavaScript it posts to the page it is on. */
export function FooterForm() {
  const [rejection, settle] = useRejection('footer');
  const { busy, problem, formProps } = useConsultationForm({
    texts: footerLeadForm,
    pageSource: PAGE_SOURCE,
    onAccepted: settle,
  });
  const hydrated = useHydrated();
  const refusal = problem ?? rejection;
  const fieldErrors = refusal?.fieldErrors ?? {};
  const blamesFields = Object.keys(fieldErrors).length > 0;

  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'caseDescription') => ({
    id: controlId(name),
    name,
    label: fieldLabels[name],
    error: fieldErrors[name]?.join(' '),
    defaultValue: rejection?.values[name],
    required: true,
    tone: 'dark' as const,
  });

  return (
    <section aria-labelledby="footer-form-heading">
      <h2 id="footer-form-heading" className="text-3xl text-paper">
        {footerLeadForm.heading}
      </h2>
      <p className="mt-3 max-w-prose text-base">{footerLeadForm.intro}</p>
      <form
        {...formProps}
        method="post"
        encType="multipart/form-data"
        // With JavaScript, a toast says what is missing in place of the browser's own bubbles.
        noValidate={hydrated}
        className="mt-8 grid gap-5 sm:grid-cols-2"
      >
        <input type="hidden" name="form" value="footer" />
        {problem === null && blamesFields && (
          <div className="sm:col-span-2">
            <ErrorSummary fieldErrors={fieldErrors} controlId={controlId} attempt={0} tone="dark" />
          </div>
        )}
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        <TextArea {...field('caseDescription')} rows={4} className="sm:col-span-2" />
        <Honeypot />
        <div className="space-y-5 sm:col-span-2">
          <FormEnd
            submit={footerLeadForm.submit}
            busy={busy}
            tone="dark"
            failure={refusal && !blamesFields ? refusal.error : null}
          />
        </div>
      </form>
    </section>
  );
}
