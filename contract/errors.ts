/** The expected failures of the API with their HTTP status. No other file maps the two. */
export const errorStatuses = {
  'malformed-json': 400,
  'invalid-input': 400,
  'email-key-required': 400,
  'email-service-unknown': 400,
  'email-template-unknown': 400,
  'email-account-unknown': 404,
  'invalid-credentials': 401,
  'login-required': 401,
  forbidden: 403,
  'password-change-required': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'mail-being-sent': 409,
  'post-changed': 409,
  'draft-changed': 409,
  'meta-tags-changed': 409,
  'term-exists': 409,
  'picture-in-use': 409,
  'import-running': 409,
  'another-site': 409,
  'configured-account': 409,
  'own-account': 409,
  'mailing-not-tested': 409,
  'mailing-not-open': 409,
  'no-subscribers': 409,
  'reset-link-invalid': 410,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** Messages by field name. */
export type FieldErrors = Record<string, string[]>;

/** The body of every failed API response. */
export interface ErrorBody {
  /** Sent by the importer's calls only. */
  success?: false;
  error: string;
  fieldErrors?: FieldErrors;
}

export const errorMessages: Record<ErrorCode, string> = {
  'malformed-json': 'The request body is not valid JSON.',
  'invalid-input': 'Please check the highlighted fields.',
  'email-key-required': 'The public key, service ID and template ID are required.',
  'email-service-unknown': 'The service ID was not found.',
  'email-template-unknown': 'The template ID was not found.',
  'email-account-unknown': 'Account not found: the public key is invalid.',
  'invalid-credentials': 'Invalid credentials',
  'login-required': 'Please log in.',
  forbidden: 'Only an owner may do this.',
  'password-change-required': 'Please choose a password of your own first.',
  'not-found': 'Not found.',
  'method-not-allowed': 'This address does not accept that method.',
  'mail-being-sent':
    'A mail about this request is being sent at this moment. Please try again in half a minute.',
  'post-changed': 'This post was saved since you opened it.',
  'draft-changed': 'You have other unsaved changes to this post, made in another tab or on another device.',
  'meta-tags-changed': 'These meta tags were saved since you opened them.',
  'picture-in-use':
    'This picture is in use: in a post, a version of one, unsaved changes, a deleted post, meta tags or a newsletter, or someone has just uploaded it. Take it out there first.',
  'term-exists': 'This name exists already.',
  'import-running': 'An import is already running. Wait until it ends, or cancel it.',
  'another-site': 'The posts here were imported from another site.',
  'configured-account':
    'This is the first owner’s account, named on the server (ADMIN_USERNAME). It keeps its role, and only its owner changes its password.',
  'own-account': 'Nobody can do this to their own account. Ask another owner.',
  'mailing-not-tested': 'Please send a test mail first: this article, as it is now, has not been tested yet.',
  'mailing-not-open': 'This mailing has been started or canceled already.',
  'no-subscribers': 'Every subscriber has had this article, or nobody is subscribed.',
  'reset-link-invalid': 'This link has expired or was used already. Please ask for a new one.',
  'body-too-large': 'The request is larger than 64 KB.',
  'unsupported-media-type': 'The content type of the request is not supported here.',
  'too-many-requests': 'Too many requests. Please wait a moment and try again, or call us.',
  internal: 'Something went wrong on our side.',
  unavailable: 'The service is temporarily unavailable. Please try again, or call us.',
};
