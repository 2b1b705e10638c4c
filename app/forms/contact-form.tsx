import { useEffect, useRef } from 'react';
import { offeredCaseTypes } from '../../content/derive/case-types.ts';
import { contactLeadForm } from '../../content/interface/contact-form.ts';
import { fieldLabels } from '../../content/interface/lead-forms.ts';
import { pageSources } from '../../contract/page-sources.ts';
import { SelectField, TextArea } from '../ui/field.tsx';
import type { ContactDraft } from './contact-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import { LeadForm } from './lead-form.tsx';
import type { RefusedForm } from './posted-form.ts';
import { textsOf } from './typed-fields.ts';
import { useLeadForm } from './use-lead-form.ts';

const CASE_TYPES = offeredCaseTypes();
const NAMES = ['firstName', 'lastName', 'email', 'phone', 'caseType', 'message'] as const;

interface ContactFormProps {
  /** Initial text of the fields. */
  draft?: ContactDraft;
  /** Moves the focus to the first field. */
  autoFocus?: boolean;
  onAccepted: () => void;
  refused?: RefusedForm | undefined;
}

/** The contact page's form, validated by the schema of its payload. */
export function ContactForm({ draft, autoFocus = false, onAccepted, refused }: ContactFormProps) {
  const state = useLeadForm({
    texts: contactLeadForm,
    read: (data) => ({
      kind: 'contact',
      pageSource: pageSources.contact,
      ...textsOf(data, NAMES),
    }),
    validate: 'schema',
    onAccepted,
    refused,
  });
  const caseType = useRef<HTMLSelectElement>(null);
  const drafted = draft?.caseType;
  // After a reload: React selects no default option in the server's HTML.
  useEffect(() => {
    if (drafted && caseType.current?.value === '') caseType.current.value = drafted;
  }, [drafted]);
  return (
    <LeadForm
      name="contact"
      texts={contactLeadForm}
      state={state}
      values={{ ...draft, ...refused?.values }}
      fieldNames={NAMES}
      className="grid gap-6 sm:grid-cols-2"
      endClassName="space-y-5 text-muted"
    >
      {(field) => (
        <>
          <ContactFields field={field} autoFocus={autoFocus} aria-required />
          <SelectField
            {...field('caseType')}
            ref={caseType}
            label={fieldLabels.caseType}
            prompt={fieldLabels.caseTypePrompt}
            options={CASE_TYPES}
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
