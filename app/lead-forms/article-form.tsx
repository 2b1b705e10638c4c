import { articleLeadForm, fieldLabels, fullNameHint } from '../../content/lead-forms.ts';
import { articleInquiry, splitName } from '../../contract/article-inquiry.ts';
import type { FieldErrors } from '../../contract/errors.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormEnd } from './form-end.tsx';
import { Honeypot } from './honeypot.tsx';
import { useRejection } from './layout-data.ts';
import { textOf, useConsultationForm } from './use-consultation-form.ts';
import { useHydrated } from './use-hydrated.ts';

const controlId = (name: string) => `article-${name}`;

/** The errors of the call's fields under the names of the form's own. */
function ownErrors({
  firstName,
  lastName,
  caseDescription,
  name,
  message,
  ...same
}: FieldErrors): FieldErrors {
  const inName = name ?? ((firstName ?? lastName) && [fullNameHint]);
  const inMessage = message ?? caseDescription;
  return { ...(inName ? { name: inName } : {}), ...same, ...(inMessage ? { message: inMessage } : {}) };
}

/** The consultation form in the head of an article. Without JavaScript it posts to the article itself. */
export function ArticleForm({ title }: { title: string }) {
  const [rejection, settle] = useRejection('article');
  const { busy, problem, formProps } = useConsultationForm({
    texts: articleLeadForm,
    pageSource: articleInquiry(title, '').pageSource,
    onAccepted: settle,
    read: (data) => ({
      ...splitName(textOf(data, 'name')),
      email: textOf(data, 'email'),
      phone: textOf(data, 'phone'),
      caseDescription: articleInquiry(title, textOf(data, 'message')).caseDescription,
    }),
    mayBeBlank: 'message',
  });
  const hydrated = useHydrated();
  const refusal = problem ?? rejection;
  const fieldErrors = ownErrors(refusal?.fieldErrors ?? {});
  const blamesFields = Object.keys(fieldErrors).length > 0;

  const field = (name: 'name' | 'email' | 'phone' | 'message') => ({
    id: controlId(name),
    name,
    label: name === 'name' ? fieldLabels.fullName : fieldLabels[name],
    error: fieldErrors[name]?.join(' '),
    defaultValue: rejection?.values[name],
    required: true,
  });

  return (
    <section aria-labelledby="article-form-heading" className="article-form no-print">
      <h2 id="article-form-heading" className="text-2xl">
        {articleLeadForm.heading}
      </h2>
      <p className="mt-1 text-sm text-slate">{articleLeadForm.intro}</p>
      <form
        {...formProps}
        method="post"
        encType="multipart/form-data"
        // With JavaScript, a toast says what is missing in place of the browser's own bubbles.
        noValidate={hydrated}
        className="mt-5 grid gap-4"
      >
        <input type="hidden" name="form" value="article" />
        <input type="hidden" name="title" value={title} />
        {blamesFields && problem === null && (
          <ErrorSummary fieldErrors={fieldErrors} controlId={controlId} attempt={0} />
        )}
        <TextField {...field('name')} autoComplete="name" pattern=".*\S\s+\S.*" title={fullNameHint} />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        <TextArea {...field('message')} rows={3} />
        <Honeypot />
        <FormEnd
          submit={articleLeadForm.submit}
          busy={busy}
          spinner
          failure={refusal && !blamesFields ? refusal.error : null}
        />
      </form>
    </section>
  );
}
