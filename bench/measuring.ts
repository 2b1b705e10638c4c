import type { LoginAnswer } from '../contract/admin.ts';
import { staffApiPaths } from '../contract/staff-paths.ts';
import type { startPostgres } from '../tests/support/postgres.ts';

let state = 1;
/** A number from 0 to below 1, the same ones in each run (a linear congruential generator). */
export function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

/** The upper one of the two in the middle where their number is even; NaN: there are none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/**
 * Logs in with the default account.
 * @returns the header of the calls of staff
 */
export async function logIn(siteUrl: string): Promise<{ Authorization: string }> {
  const login = await fetch(siteUrl + staffApiPaths.adminLogin, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin123' }),
  });
  const { token } = (await login.json()) as LoginAnswer;
  return { Authorization: `Basic ${token}` };
}

/** Stops a database server, and keeps this process alive until then. */
export async function stopPostgres(server: Awaited<ReturnType<typeof startPostgres>>): Promise<void> {
  const running = setInterval(() => {}, 1000);
  await server.stop();
  clearInterval(running);
}
