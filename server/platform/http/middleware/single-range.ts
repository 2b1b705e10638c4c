import type { MiddlewareHandler } from 'hono';

const SINGLE_RANGE = /^bytes=(?:(\d+)-(\d*)|-\d+)$/i;

/**
 * Removes a Range header that is malformed or asks for several ranges, so that the whole file is sent (RFC 9110, section
 * 14.2). The file middleware would answer such a request 206 or 416.
 */
export const ignoreOtherRanges: MiddlewareHandler = async ({ req }, next) => {
  const range = req.header('Range');
  if (range !== undefined && !isSingleRange(range)) req.raw.headers.delete('Range');
  await next();
};

function isSingleRange(range: string): boolean {
  const [whole, first, last] = SINGLE_RANGE.exec(range.trim()) ?? [];
  return whole !== undefined && !(first && last && Number(first) > Number(last));
}
