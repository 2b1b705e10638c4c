import { apiPaths } from '../../../contract/paths.ts';
import { ApiError, apiRequest } from '../../api-client.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { adminSession } from './session.ts';

const TIMEOUT_MS = 8000;

/**
 * Revokes the session at the server and forgets it here. Whoever logs out in front of others must not stay
 * logged in because the server did not answer; they are told that it does not know.
 */
export async function logOut(): Promise<void> {
  try {
    await apiRequest('POST', apiPaths.adminLogout, undefined, {
      headers: adminSession.headers(),
      timeoutMs: TIMEOUT_MS,
    });
  } catch (error) {
    // A session that the server refuses is over already.
    if (!(error instanceof ApiError && error.status === 401)) {
      toastStore.add({
        title: 'Logged out in this browser only',
        description: 'The server could not be reached. The session there ends by itself.',
        variant: 'destructive',
      });
    }
  }
  adminSession.logOut();
}
