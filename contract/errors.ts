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
  'not-found': 404,
  'method-not-allowed': 405,
  'post-changed': 409,
  'import-running': 409,
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
  'not-found': 'Not found.',
  'method-not-allowed': 'This address does not accept that method.',
  'post-changed': 'Someone else has saved this post since you opened it.',
  'import-running': 'An import is already running. Wait until it ends, or cancel it.',
  'body-too-large': 'The request is larger than 64 KB.',
  'unsupported-media-type': 'The content type of the request is not supported here.',
  'too-many-requests': 'Too many requests. Please wait a moment and try again, or call us.',
  internal: 'Something went wrong on our side.',
  unavailable: 'The service is temporarily unavailable. Please try again, or call us.',
};
