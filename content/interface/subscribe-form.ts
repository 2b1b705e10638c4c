export const subscribeForm = {
  heading: 'Our newsletter',
  intro: 'New articles by email. You confirm first, and can leave with two clicks.',
  required: 'The email is required.',
  notice:
    'Subscribing does not create an attorney-client relationship. We write to this address about the ' +
    'newsletter only.',
  submit: { idle: 'Subscribe', busy: 'Subscribing...' },
  /** The same for known and new addresses, so that it does not reveal subscribers. */
  requested: {
    heading: 'Now check your email',
    text:
      'If this address is not on the list yet, a message is on its way. Open its link and press the ' +
      'button to subscribe.',
  },
  failure: 'That did not reach us. Please try again in a moment.',
};
