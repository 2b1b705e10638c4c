/** The result of a confirmation link; `link-unknown`: expired or invalid. */
export type ConfirmationResult = 'confirmed' | 'already-confirmed' | 'link-unknown';

/** The result of an unsubscribe link. */
export type UnsubscribeResult = 'unsubscribed' | 'link-unknown';

/** Validity of a confirmation link. */
export const CONFIRMATION_DAYS = 7;
