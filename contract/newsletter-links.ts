/** The result of a confirmation link; `link-unknown`: expired or invalid. */
export type ConfirmationResult = 'confirmed' | 'already-confirmed' | 'link-unknown';

export type UnsubscribeResult = 'unsubscribed' | 'link-unknown';

export const CONFIRMATION_DAYS = 7;
