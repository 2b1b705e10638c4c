import type { RateLimits } from '../platform/rate-limits.store.ts';

const RULE = { name: 'login-account', windowMs: 15 * 60_000 };
const UNDELAYED_ATTEMPTS = 10;
const STEP_MS = 1000;
const DELAY_MAX_MS = 30_000;

/**
 * Returns a function that waits before a login is checked: after ten attempts on an account in a quarter of an hour,
 * from any IP addresses, each further one waits a second longer, at most 30 seconds. The staff can log in all the same,
 * and unknown user names are delayed alike.
 * @param pause waits for a number of milliseconds
 */
export function createLoginDelay(limits: Pick<RateLimits, 'count'>, pause: (ms: number) => Promise<unknown>) {
  return async (username: string): Promise<void> => {
    // Counted before the check, so that simultaneous attempts are delayed too.
    const attempts = await limits.count(RULE, username);
    const delayMs = Math.min((attempts - UNDELAYED_ATTEMPTS) * STEP_MS, DELAY_MAX_MS);
    if (delayMs > 0) await pause(delayMs);
  };
}
