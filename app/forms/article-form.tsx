import { articleLeadForm, fullNameHint } from '../../content/interface/article-form.ts';
import { fieldLabels } from '../../content/interface/lead-forms.ts';
import type { FieldErrors } from '../../contract/errors.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { articleInquiry, splitName } from './article-inquiry.ts';
import { EmailAndPhoneFields } from './contact-fields.tsx';
import { LeadForm } from './lead-form.tsx';
import type { RefusedForm } from './posted-form.ts';
import { textOf } from './typed-fields.ts';
import { useLeadForm } from './use-lead-form.ts';

const NAMES = ['name', 'email', 'phone', 'message'];

/** Renames errors of the payload's fields to the form's own. */
function ownErrors({ firstName, lastName, caseDescription, ...errors }: FieldErrors): FieldErrors {
  return {
    ...(firstName || lastName ? { name: [fullNameHint] } : {}),
    ...(caseDescription ? { message: caseDescription } : {}),
    ...errors,
  };
}

interface ArticleFormProps {
  /** The article's title. */
  title: string;
  onAccepted?: () => void;
  refused?: RefusedForm | undefined;
}

/** The consultation form in the header of an article. */
export function ArticleForm({ title, onAccepted, refused }: ArticleFormProps) {
  const state = useLeadForm({
    texts: articleLeadForm,
    read: (data) => ({
      kind: 'consultation',
      ...splitName(textOf(data, 'name')),
      email: textOf(data, 'email'),
      phone: textOf(data, 'phone'),
      ...articleInquiry(title, textOf(data, 'message')),
    }),
    mayBeBlank: 'message',
    onAccepted,
    refused,
  });
  return (
    <section aria-labelledby="article-form-heading" className="no-print">
      <h2 id="article-form-heading" className="text-2xl">
        {articleLeadForm.heading}
      </h2>
      <p className="mt-1 text-sm text-muted">{articleLeadForm.intro}</p>
      <LeadForm
        name="article"
        texts={articleLeadForm}
        state={state}
        values={refused?.values}
        ownErrors={ownErrors}
        fieldNames={NAMES}
        className="mt-5 grid gap-4"
        endClassName="grid gap-4"
        spinner
      >
        {(field) => (
          <>
            <input type="hidden" name="title" value={title} />
            <TextField
              {...field('name')}
              label={fieldLabels.fullName}
              autoComplete="name"
              pattern=".*\S\s+\S.*"
              title={fullNameHint}
              required
            />
            <EmailAndPhoneFields field={field} required />
            <TextArea {...field('message')} label={fieldLabels.message} rows={3} required />
          </>
        )}
      </LeadForm>
    </section>
  );
}
