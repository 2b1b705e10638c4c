/** The connection is gone, the server is down, starting, full or out of connections (PostgreSQL appendix A). */
const POSTGRES_CLASSES = ['08', '28', '3D', '53', '57', '58', 'XX'];
const POSTGRES_CODES = ['25006', '42P01', '40001', '40P01', '55P03'];

/** Busy, locked, out of memory, read-only, I/O error, corrupt, full, cannot open, protocol, not a database. */
const SQLITE_CODES = [5, 6, 7, 8, 10, 11, 13, 14, 15, 26];

const NETWORK_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
];

/** Failures that `pg` and Kysely report without a code. */
const MESSAGES = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^Cannot use a pool after calling end/,
  /^driver has already been destroyed/,
  /^Client has encountered a connection error/,
  /^no such table/,
];

/**
 * Distinguishes a failing database (503, the visitor may try again) from a bug (500).
 * @param error any thrown value; an `AggregateError` counts when one of its errors does
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && SQLITE_CODES.includes(errcode & 0xff)) {
    return true;
  }
  if (code === 'ERR_INVALID_STATE' && error.message.includes('database is not open')) return true;
  if (typeof code === 'string') {
    if (NETWORK_CODES.includes(code) || POSTGRES_CODES.includes(code)) return true;
    if (code.length === 5 && POSTGRES_CLASSES.includes(code.slice(0, 2))) return true;
  }
  return MESSAGES.some((message) => message.test(error.message));
}
