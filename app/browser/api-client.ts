/** The one shape of an error that the API answers with. */
interface ApiErrorBody {
  error: string;
  fieldErrors?: Record<string, string[]>;
}

/** An answer that was not ok. The message is the status, a colon and the body (or the status text). */
export class ApiError extends Error {
  readonly status: number;
  /** The parsed body, or null when the answer was not the API's own JSON. */
  readonly body: ApiErrorBody | null;
  /** From the Retry-After header, or null when the answer has none. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, text: string, retryAfterSeconds: number | null) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseErrorBody(text);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface ApiRequestOptions {
  headers?: Record<string, string>;
  /** Gives up, as after a lost connection, when the server has not answered by then. */
  timeoutMs?: number;
  /** Gives up at once when aborted; replaces `timeoutMs`. */
  signal?: AbortSignal;
  /** Lets the request outlive its page. */
  keepalive?: boolean;
}

/**
 * Calls the site's own API: cookies go along, a body is sent as JSON, and the content type only with a body
 * (specification, section 7). A form is sent as it is.
 *
 * @throws {ApiError} for an answer that is not ok
 * @throws {TypeError | DOMException} when there was no answer (network failure, time-out)
 */
export async function apiRequest(
  method: string,
  url: string,
  body?: unknown,
  { headers, timeoutMs, signal, keepalive = false }: ApiRequestOptions = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  const asJson = body !== undefined && !isForm;
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: asJson ? { ...headers, 'Content-Type': 'application/json' } : { ...headers },
    body: isForm ? body : asJson ? JSON.stringify(body) : null,
    keepalive,
    signal: signal ?? (timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs)),
  });
  if (!response.ok) throw await toApiError(response);
  return response;
}

async function toApiError(response: Response): Promise<ApiError> {
  const text = (await response.text()) || response.statusText;
  // The header may also hold a date; our own server always answers in seconds.
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return new ApiError(response.status, text, Number.isNaN(seconds) ? null : seconds);
}

function parseErrorBody(text: string): ApiErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : null;
  } catch {
    return null;
  }
}

function isErrorBody(body: unknown): body is ApiErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string';
}
