import type { LoginAnswer, LoginPayload } from '../../../contract/admin.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ApiError, apiRequest } from '../../browser/api-client.ts';
import type { ToastMessage } from '../../ui/toast-store.ts';
import { clockTime } from '../kit/format.ts';

export interface FailedLogin {
  ok: false;
  /** The server rejects attempts until this time. */
  retryAt: Date | null;
  /** The credentials are wrong; otherwise they were not checked. */
  isRejected: boolean;
  toast: ToastMessage;
}

export type LoginOutcome = { ok: true; token: string; toast: ToastMessage } | FailedLogin;

/** Requests a session token. Never throws: failures are returned with their message. */
export async function logIn(credentials: LoginPayload, now: () => Date): Promise<LoginOutcome> {
  try {
    const response = await apiRequest('POST', staffApiPaths.adminLogin, credentials);
    const { token } = (await response.json()) as LoginAnswer;
    return {
      ok: true,
      token,
      toast: {
        title: 'Login successful',
        description: 'Welcome to the admin dashboard',
        variant: 'default',
      },
    };
  } catch (error) {
    return failure(error, now());
  }
}

/** The reason why credentials were not checked; null if they were. */
export function reasonOf({ retryAt, isRejected, toast }: FailedLogin): string | null {
  if (retryAt) return `Login is paused until ${clockTime(retryAt)}.`;
  return isRejected ? null : `${toast.description}. Please check your connection and try again.`;
}

function failure(error: unknown, now: Date): FailedLogin {
  const status = error instanceof ApiError ? error.status : null;
  if (error instanceof ApiError && status === 429) {
    const retryAt = new Date(now.getTime() + (error.retryAfterSeconds ?? 60) * 1000);
    return failed('Login failed', `Too many attempts. Please try again at ${clockTime(retryAt)}.`, retryAt);
  }
  const rejected = status !== null && status >= 400 && status < 500;
  return rejected
    ? { ...failed('Login failed', 'Invalid credentials'), isRejected: true }
    : failed('Error', 'Failed to login');
}

function failed(title: string, description: string, retryAt: Date | null = null): FailedLogin {
  return { ok: false, retryAt, isRejected: false, toast: { title, description, variant: 'destructive' } };
}
