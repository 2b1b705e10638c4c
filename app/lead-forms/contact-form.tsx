import { contactLeadForm, fieldLabels } from '../../content/lead-forms.ts';
import { caseTypes } from '../../contract/case-types.ts';
import { pageSources } from '../../contract/page-sources.ts';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { LeadForm } from './lead-form.tsx';
import type { RefusedForm } from './posted-form.ts';
import { textOf } from './typed-fields.ts';
import { useLeadForm } from './use-lead-form.ts';

const NAMES = ['firstName', 'lastName', 'email', 'phone', 'caseType', 'message'];

interface ContactFormProps {
  /** Initial text of fields, for the visitor to change. */
  draft?: Record<string, string>;
  onAccepted: () => void;
  refused?: RefusedForm | undefined;
}

/** The contact page's form, validated by the schema of its payload. */
export function ContactForm({ draft, onAccepted, refused }: ContactFormProps) {
  const state = useLeadForm({
    texts: contactLeadForm,
    read: (data) => ({
      kind: 'contact',
      pageSource: pageSources.contact,
      firstName: textOf(data, 'firstName'),
      lastName: textOf(data, 'lastName'),
      email: textOf(data, 'email'),
      phone: textOf(data, 'phone'),
      caseType: textOf(data, 'caseType'),
      message: textOf(data, 'message'),
    }),
    checkedBySchema: true,
    onAccepted,
    refused,
  });
  return (
    <LeadForm
      name="contact"
      texts={contactLeadForm}
      state={state}
      values={{ ...draft, ...refused?.values }}
      fieldNames={NAMES}
      summary
      className="grid gap-6 sm:grid-cols-2"
      endClassName="space-y-5 text-slate"
    >
      {(field) => (
        <>
          <TextField
            {...field('firstName')}
            label={fieldLabels.firstName}
            autoComplete="given-name"
            aria-required
          />
          <TextField
            {...field('lastName')}
            label={fieldLabels.lastName}
            autoComplete="family-name"
            aria-required
          />
          <TextField
            {...field('email')}
            label={fieldLabels.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            aria-required
          />
          <TextField
            {...field('phone')}
            label={fieldLabels.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            aria-required
          />
          <SelectField
            {...field('caseType')}
            label={fieldLabels.caseType}
            prompt={fieldLabels.caseTypePrompt}
            options={caseTypes}
            className="col-span-full"
            aria-required
          />
          <TextArea
            {...field('message')}
            label={fieldLabels.message}
            className="col-span-full"
            aria-required
          />
        </>
      )}
    </LeadForm>
  );
}
