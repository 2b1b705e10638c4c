import { fieldLabels, footerLeadForm, sidebarLeadForm } from '../../content/interface/lead-forms.ts';
import { pageSources } from '../../contract/page-sources.ts';
import { type FieldTone, TextArea } from '../ui/field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { LeadForm } from './lead-form.tsx';
import type { RefusedForm } from './posted-form.ts';
import { textsOf } from './typed-fields.ts';
import { useLeadForm } from './use-lead-form.ts';

const TEXTS = { footer: footerLeadForm, sidebar: sidebarLeadForm };
const NAMES = ['firstName', 'lastName', 'email', 'phone', 'caseDescription'] as const;

interface ConsultationFormProps {
  name: 'footer' | 'sidebar';
  /** Prefix of the controls' ids; by default the name. */
  idPrefix?: string;
  descriptionLabel?: string;
  descriptionRows?: number;
  tone?: FieldTone;
  className: string;
  endClassName?: string;
  /** Moves the focus to the first field. */
  autoFocus?: boolean;
  onAccepted?: () => void;
  refused?: RefusedForm | undefined;
}

/** The form of the footer and of the practice areas' sidebar: name, email, phone and what has happened. */
export function ConsultationForm({
  name,
  idPrefix = name,
  descriptionLabel = fieldLabels.caseDescription,
  descriptionRows = 5,
  tone = 'light',
  className,
  endClassName,
  autoFocus = false,
  onAccepted,
  refused,
}: ConsultationFormProps) {
  const texts = TEXTS[name];
  const state = useLeadForm({
    texts,
    read: (data) => ({
      kind: 'consultation',
      pageSource: pageSources[name],
      ...textsOf(data, NAMES),
    }),
    onAccepted,
    refused,
  });
  return (
    <LeadForm
      name={name}
      idPrefix={idPrefix}
      texts={texts}
      state={state}
      values={refused?.values}
      fieldNames={NAMES}
      tone={tone}
      className={className}
      {...(endClassName ? { endClassName } : {})}
    >
      {(field) => (
        <>
          <ContactFields field={field} autoFocus={autoFocus} required />
          <TextArea
            {...field('caseDescription')}
            label={descriptionLabel}
            rows={descriptionRows}
            className="col-span-full"
            required
          />
        </>
      )}
    </LeadForm>
  );
}
