import { ImportError } from './wordpress-post.ts';

const BROKEN = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'EAI_AGAIN'];
const REASONS: Record<string, string> = {
  ENOTFOUND: 'is not known',
  EAI_AGAIN: 'is not known',
  ECONNREFUSED: 'refuses the connection',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  UND_ERR_CONNECT_TIMEOUT: 'does not answer',
  UND_ERR_HEADERS_TIMEOUT: 'does not answer',
  UND_ERR_BODY_TIMEOUT: 'stopped answering',
  ECONNRESET: 'breaks the connection',
  EPIPE: 'breaks the connection',
  UND_ERR_SOCKET: 'breaks the connection',
};

/** An answer that may be another one soon: a page on maintenance, or an answer that was cut. */
export class UnreadableAnswer extends ImportError {}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether another attempt may succeed. */
export function isBrokenConnection(error: unknown): boolean {
  return BROKEN.includes(codeOf(error));
}

/** The failure as staff may read it. */
export function asImportError(error: unknown, { host }: URL): ImportError {
  if (error instanceof ImportError) return error;
  if (error instanceof Error && error.name === 'TimeoutError')
    return new ImportError(`${host} is too slow.`, { cause: error });
  const reason = REASONS[codeOf(error)] ?? 'cannot be read';
  return new ImportError(`${host} ${reason}.`, { cause: error });
}
