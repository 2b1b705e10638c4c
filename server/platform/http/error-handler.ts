import type { ErrorHandler, NotFoundHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Log } from '../log.ts';
import type { AppContext, AppRoutes } from './app-context.ts';
import { answerProblem, Problem } from './problem.ts';

/**
 * Turns errors into answers: a Problem into its own answer, anything else into 500 or 503 without details, logged once.
 */
export function errorHandler(log: Log, isUnavailable: (error: unknown) => boolean): ErrorHandler<AppContext> {
  return (error, c) => {
    if (error instanceof Problem) return answerProblem(c, error);
    const code = isUnavailable(error) ? 'unavailable' : 'internal';
    log.error({ err: error, requestId: c.get('requestId') }, 'request failed');
    return answerProblem(c, new Problem(code));
  };
}

export const notFound: NotFoundHandler<AppContext> = (c) => answerProblem(c, new Problem('not-found'));

/** Answers 405 with `Allow` where the address exists and only the method is wrong (RFC 9110, section 15.5.6). */
export function wrongMethod(app: AppRoutes) {
  return methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) =>
      answerProblem(c, new Problem('method-not-allowed', { headers: { Allow: methods.join(', ') } })),
  });
}
