import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { type ErrorBody, errorStatuses } from '../../../contract/errors.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { isDatabaseUnavailable } from '../database/errors.ts';
import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { AppContext, AppRoutes } from './app-context.ts';

/** Answers of these calls contain `success` (specification section 7). */
const IMPORTS: readonly string[] = [staffApiPaths.blogImportWpApi, staffApiPaths.blogImportXml];

/**
 * Turns errors into answers: a Refusal into its own answer, anything else into 500 or 503 without details, logged once.
 */
export function errorHandler(log: Log): ErrorHandler<AppContext> {
  return (error, c) => {
    if (error instanceof Refusal) return answerRefusal(c, error);
    log.error({ err: error, requestId: c.get('requestId') }, 'request failed');
    return answerRefusal(c, new Refusal(isDatabaseUnavailable(error) ? 'unavailable' : 'internal'));
  };
}

export const notFound: NotFoundHandler<AppContext> = (c) => answerRefusal(c, new Refusal('not-found'));

/** Answers 405 with `Allow` where the URL exists and only the method is wrong (RFC 9110, section 15.5.6). */
export function wrongMethod(app: AppRoutes) {
  return methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) =>
      answerRefusal(c, new Refusal('method-not-allowed', { headers: { Allow: methods.join(', ') } })),
  });
}

/** Answers in JSON under `/api/`, in plain text elsewhere. */
function answerRefusal(c: Context, { code, message, fieldErrors, headers, details }: Refusal): Response {
  const status = errorStatuses[code];
  if (!/^\/api(\/|$)/.test(c.req.path)) return c.text(message, status, headers);
  const body: ErrorBody = {
    ...(IMPORTS.includes(c.req.path) ? { success: false } : {}),
    error: message,
    ...(fieldErrors ? { fieldErrors } : {}),
    ...details,
  };
  return c.json(body, status, headers);
}
