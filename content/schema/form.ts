export interface ToastText {
  title: string;
  description: string;
  variant: 'default' | 'destructive';
}

/** The text of a submit button while idle and while the form is being sent. */
export interface SubmitText {
  idle: string;
  busy: string;
}

export interface ThankYouText {
  heading: string;
  text: string;
  again: string;
}

export interface LeadFormText {
  heading: string;
  intro: string;
  /** Says what is required. */
  required: string;
  submit: SubmitText;
  success: ToastText;
  failure: ToastText;
}
