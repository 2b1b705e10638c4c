import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { type ContactForm, contactFormSchema } from '../../contract/leads.ts';

/** The contact form's values, rules and errors. Fetched on the first focus: most visits never need it. */
export function createContactControl() {
  return createFormControl<ContactForm>({
    resolver: zodResolver(contactFormSchema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
}
