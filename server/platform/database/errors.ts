/** The connection is gone; the server is full, stopping or starting (PostgreSQL appendix A). */
const AWAY_CLASSES = ['08', '53', '57'];

/** A statement that took too long, and a full disk: waiting does not help them. */
const STAYING = ['57014', '53100'];

/** Refused login, no such database, system error, internal error. */
const POSTGRES_CLASSES = ['28', '3D', '58', 'XX'];
const POSTGRES_CODES = ['25006', '42P01', '40001', '40P01', '55P03', ...STAYING];

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

/** Failures that `pg` reports without a code. */
const AWAY_MESSAGES = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^Client has encountered a connection error/,
];

const MESSAGES = [
  /^Cannot use a pool after calling end/,
  /^driver has already been destroyed/,
  /^no such table/,
];

/**
 * True when the database server cannot be reached and may come back by itself.
 * @param error any thrown value; an `AggregateError` counts when one of its errors does
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  return (
    ('code' in error &&
      !STAYING.includes(String(error.code)) &&
      (NETWORK_CODES.includes(String(error.code)) || isOfClass(error.code, AWAY_CLASSES))) ||
    AWAY_MESSAGES.some((message) => message.test(error.message))
  );
}

/** Distinguishes a failing database (503, the visitor may try again) from a bug (500). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isDatabaseAway(error)) return true;
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && SQLITE_CODES.includes(errcode & 0xff)) {
    return true;
  }
  if (code === 'ERR_INVALID_STATE' && error.message.includes('database is not open')) return true;
  if (POSTGRES_CODES.includes(String(code)) || isOfClass(code, POSTGRES_CLASSES)) return true;
  return MESSAGES.some((message) => message.test(error.message));
}

function isOfClass(code: unknown, classes: string[]): boolean {
  return typeof code === 'string' && code.length === 5 && classes.includes(code.slice(0, 2));
}
