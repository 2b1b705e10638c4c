import type { Log } from './log.ts';

/** A process manager should wait a little longer before it kills. */
const SHUTDOWN_LIMIT_MS = 10_000;

/** Runs a task on SIGTERM or SIGINT and exits with code 0 when it is done, or after ten seconds. */
export function shutDownOnSignal(log: Log, finish: () => Promise<void>): void {
  let ending = false;
  const end = (signal: string) => {
    if (ending) return;
    ending = true;
    log.info({ signal }, 'shutting down');
    setTimeout(() => {
      // An e-mail being sent is repeated after the restart, marked as a possible duplicate.
      log.warn('shutdown took too long; what is left is cut off');
      process.exit(0);
    }, SHUTDOWN_LIMIT_MS);
    finish().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  // Not once: on Ctrl-C both the terminal and npm send SIGINT, and a second one without a listener would kill.
  process.on('SIGTERM', end).on('SIGINT', end);
}
