import { firm } from '#firm/identity.ts';
import { ifFree, withinResponseTime } from '../derive/promises.ts';
import type { LeadFormText } from '../schema/form.ts';

export const articleLeadForm: LeadFormText = {
  heading: 'Is this about you?',
  intro: `Ask us in a few words.${ifFree(' The first consultation is free.')}`,
  // The message may be blank (specification section 7).
  required: 'Name, email and phone are required.',
  submit: { idle: 'Send message', busy: 'Sending...' },
  success: {
    title: 'Message Sent!',
    description: `We'll contact you${withinResponseTime}.`,
    variant: 'default',
  },
  failure: {
    title: 'Error',
    description: `Failed to send message. Please call us at ${firm.phone.display}.`,
    variant: 'destructive',
  },
};

/** The error for a name without a second word. */
export const fullNameHint = 'Please give your first and your last name.';
