import { contactLeadForm, fieldLabels, formNotices } from '../../content/lead-forms.ts';
import { caseTypes } from '../../contract/case-types.ts';
import { paths } from '../../contract/paths.ts';
import { Checkbox, SelectField, TextArea, TextField } from '../ui/field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormEnd } from './form-end.tsx';
import { Honeypot } from './honeypot.tsx';
import { contactControlId, useContactForm } from './use-contact-form.ts';

/**
 * The contact page's form. Without JavaScript it posts to the page itself, which answers with the messages of
 * the server or with the thank-you screen.
 *
 * @param draft what the message begins with, for the visitor to change
 * @param onAccepted called once the lead is accepted; the thank-you screen takes over
 */
export function ContactForm({ draft, onAccepted }: { draft: string | undefined; onAccepted: () => void }) {
  const { field, fieldErrors, failure, rejection, attempt, busy, onSubmit, onFocus } =
    useContactForm(onAccepted);
  return (
    <form
      method="post"
      // Url-encoded, a long message in another script would pass the size limit.
      encType="multipart/form-data"
      action={paths.contact}
      // Also without JavaScript: the server's messages are the exact ones, and the browser's would hide them.
      noValidate
      onSubmit={onSubmit}
      onFocus={onFocus}
      className="grid gap-6 sm:grid-cols-2"
    >
      <input type="hidden" name="form" value="contact" />
      {Object.keys(fieldErrors).length > 0 && (
        <div className="sm:col-span-2">
          <ErrorSummary fieldErrors={fieldErrors} controlId={contactControlId} attempt={attempt} />
        </div>
      )}
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
      <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <SelectField
        {...field('caseType')}
        prompt={fieldLabels.caseTypePrompt}
        options={caseTypes}
        className="sm:col-span-2"
      />
      <TextArea {...field('message', draft)} className="sm:col-span-2" />
      <Checkbox
        name="consent"
        label={formNotices.consent}
        defaultChecked={rejection?.values.consent !== undefined}
        className="sm:col-span-2"
      />
      <Honeypot />
      <div className="space-y-5 text-slate sm:col-span-2">
        <FormEnd submit={contactLeadForm.submit} busy={busy} failure={failure} />
      </div>
    </form>
  );
}
