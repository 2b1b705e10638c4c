/** What the button behind a confirmation link does; `link-unknown`: the link is too old, or not whole. */
export type ConfirmationResult = 'confirmed' | 'already-confirmed' | 'link-unknown';

/** What an unsubscribe link does. */
export type UnsubscribeResult = 'unsubscribed' | 'link-unknown';

/** Days in which a confirmation link works. */
export const CONFIRMATION_DAYS = 7;
