/** What the controls of the forms say themselves; everything about the firm comes from content/. */
export const controlLabels = {
  consent: 'You may call or text me at this number about my request. Leaving this unticked changes nothing.',
  honeypot: 'Leave this field empty',
};
