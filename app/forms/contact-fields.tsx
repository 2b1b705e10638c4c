import type { ComponentProps } from 'react';
import { fieldLabels } from '../../content/interface/lead-forms.ts';
import { type FieldTone, TextField } from '../ui/field.tsx';

export interface FieldState {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
  tone?: FieldTone;
}

type InputProps = Pick<ComponentProps<'input'>, 'required' | 'aria-required' | 'autoFocus'>;

interface ContactFieldsProps extends InputProps {
  field: (name: string) => FieldState;
}

/** First name, last name, email and phone. */
export function ContactFields({ field, autoFocus, ...input }: ContactFieldsProps) {
  return (
    <>
      <TextField
        {...field('firstName')}
        label={fieldLabels.firstName}
        autoComplete="given-name"
        autoFocus={autoFocus}
        {...input}
      />
      <TextField {...field('lastName')} label={fieldLabels.lastName} autoComplete="family-name" {...input} />
      <EmailAndPhoneFields field={field} {...input} />
    </>
  );
}

export function EmailAndPhoneFields({ field, ...input }: ContactFieldsProps) {
  return (
    <>
      <EmailField field={field('email')} {...input} />
      <TextField
        {...field('phone')}
        label={fieldLabels.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...input}
      />
    </>
  );
}

export function EmailField({ field, ...input }: InputProps & { field: FieldState }) {
  return (
    <TextField
      {...field}
      label={fieldLabels.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      {...input}
    />
  );
}
