import type { ReactNode } from 'react';
import { firm } from '#firm/identity.ts';
import type { LeadFormText } from '../../content/schema/form.ts';
import type { FieldErrors } from '../../contract/errors.ts';
import { paths } from '../../contract/paths.ts';
import type { FieldTone } from '../ui/field.tsx';
import type { FieldState } from './contact-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormEnd } from './form-end.tsx';
import { Honeypot } from './honeypot.tsx';
import type { useLeadForm } from './use-lead-form.ts';

interface LeadFormProps {
  /** The name under which the form is posted without JavaScript. */
  name: string;
  /** Prefix of the controls' ids; by default the name. */
  idPrefix?: string;
  texts: LeadFormText;
  state: ReturnType<typeof useLeadForm>;
  /** The typed text of a refused form. */
  values?: Record<string, string> | undefined;
  /** Renames errors of the payload to the form's own fields. */
  ownErrors?: (errors: FieldErrors) => FieldErrors;
  fieldNames: readonly string[];
  tone?: FieldTone;
  className: string;
  /** Classes of the block with failure, button and notices. */
  endClassName?: string;
  spinner?: boolean;
  children: (field: (name: string) => FieldState) => ReactNode;
}

/** The shell of every lead form: hidden name, error summary, honeypot, end. Without JavaScript it posts to /contact/. */
export function LeadForm({
  name,
  idPrefix = name,
  texts,
  state: { busy, problem, attempt, hydrated, validate, formProps },
  values = {},
  ownErrors = (errors) => errors,
  fieldNames,
  tone = 'light',
  className,
  endClassName = 'grid gap-5',
  spinner = false,
  children,
}: LeadFormProps) {
  const controlId = (field: string) => `${idPrefix}-${field}`;
  // Errors in other parts of the payload are not the visitor's to correct.
  const fieldErrors = Object.fromEntries(
    Object.entries(ownErrors(problem?.fieldErrors ?? {})).filter(([field]) => fieldNames.includes(field)),
  );
  const blamesFields = Object.keys(fieldErrors).length > 0;
  return (
    <form
      {...formProps}
      method="post"
      // Url-encoded, a long message in another script would exceed the size limit.
      encType="multipart/form-data"
      action={paths.contact}
      // With JavaScript, a toast or a summary replaces the browser's own bubbles.
      noValidate={validate === 'schema' || hydrated}
      className={className}
    >
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="notice" value={firm.noRelationshipNotice.version} />
      {blamesFields && (validate === 'schema' || attempt === 0) && (
        <div className="col-span-full">
          <ErrorSummary fieldErrors={fieldErrors} controlId={controlId} attempt={attempt} tone={tone} />
        </div>
      )}
      <p className={`-mb-1 text-sm col-span-full ${tone === 'dark' ? '' : 'text-muted'}`}>{texts.required}</p>
      {children((field) => ({
        id: controlId(field),
        name: field,
        error: fieldErrors[field]?.join(' '),
        defaultValue: values[field],
        tone,
      }))}
      <Honeypot />
      <div className={`col-span-full ${endClassName}`}>
        <FormEnd
          submit={texts.submit}
          busy={busy}
          tone={tone}
          spinner={spinner}
          failure={problem && !blamesFields ? problem.error || null : null}
        />
      </div>
    </form>
  );
}
