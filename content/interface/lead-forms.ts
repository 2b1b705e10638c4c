import { firm } from '#firm/identity.ts';
import { paths } from '../../contract/paths.ts';
import { ifFree, requestConsultation, times, withinResponseTime } from '../derive/promises.ts';
import type { LeadFormText, ThankYouText, ToastText } from '../schema/form.ts';

export const fieldLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  caseType: 'Type of case',
  caseTypePrompt: 'Select a case type',
  message: 'Your message',
  caseDescription: 'Briefly, what happened?',
};

export const ALL_REQUIRED = 'All fields are required.';

export const formNotices = {
  /** Opens a folded form on a phone. */
  open: 'Write to us here',
  honeypot: 'Leave this field empty',
  errorSummary: 'Please check these fields',
  /** Before the title of a document whose form was refused. */
  errorTitle: 'Error: ',
  privacyLink: { label: 'How we treat your information', href: paths.privacy },
};

/** The error toast of the footer, sidebar and article forms for missing required fields. */
export const missingInformationToast: ToastText = {
  title: 'Missing Information',
  description: 'Please fill in all required fields.',
  variant: 'destructive',
};

export const footerLeadForm: LeadFormText = {
  heading: 'How can we help you',
  intro: `Tell us a little about your case.${times ? ` We answer${withinResponseTime}.` : ''}`,
  required: ALL_REQUIRED,
  submit: { idle: 'Send', busy: 'Sending...' },
  success: {
    title: 'Thank You!',
    description: `We've received your consultation request and will contact you${withinResponseTime}.`,
    variant: 'default',
  },
  failure: {
    title: 'Submission Failed',
    description: `Unable to send your request. Please call us directly at ${firm.phone.display}.`,
    variant: 'destructive',
  },
};

export const sidebarLeadForm: LeadFormText = {
  heading: 'Speak with an attorney',
  intro: ifFree('The consultation is free.', 'A few lines are enough.'),
  required: ALL_REQUIRED,
  submit: { idle: requestConsultation, busy: 'Submitting...' },
  success: {
    title: 'Thank You!',
    description: `We've received your request and will contact you${withinResponseTime}.`,
    variant: 'default',
  },
  failure: {
    title: 'Submission Failed',
    description: `Unable to send your request. Please call us directly at ${firm.phone.display}.`,
    variant: 'destructive',
  },
};

export const sidebarThankYou: ThankYouText & { urgent: string } = {
  // The toast has said thanks.
  heading: 'We have your request',
  text: times
    ? `You hear from us within ${times.sidebar} in office hours, otherwise within ${times.message}.`
    : 'You hear from us by phone, text message or email.',
  urgent: 'If it cannot wait that long, call us.',
  again: 'Submit Another Request',
};

/**
 * The confirmation mail to the sender; `null`: none. Enabled, every form can send mail to the typed address.
 */
export const senderConfirmation: { subject: string; text: string } | null = null;
