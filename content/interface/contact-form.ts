import { firm } from '#firm/identity.ts';
import { ifFree, requestConsultation, withinResponseTime } from '../derive/promises.ts';
import type { LeadFormText } from '../schema/form.ts';
import { ALL_REQUIRED } from './lead-forms.ts';

export const contactLeadForm: LeadFormText = {
  heading: ifFree('Schedule Your Free Consultation', 'Schedule Your Consultation'),
  intro:
    `${ifFree('A free 30-minute consultation comes first.', 'Tell us in a few lines what has happened.')} ` +
    'If a call or a text could put you in danger, say in your message how and when it is safe to reach you.',
  required: ALL_REQUIRED,
  submit: { idle: requestConsultation, busy: 'Submitting...' },
  success: {
    title: 'Thank you for contacting us!',
    description: `We will review your case and get back to you${withinResponseTime}.`,
    variant: 'default',
  },
  failure: {
    title: 'Submission Failed',
    description:
      'There was an error submitting your form. Please try again or call us directly at ' +
      `${firm.phone.display}.`,
    variant: 'destructive',
  },
};
