import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { isUnauthorized } from '../../query-client.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { forgetWork } from '../kit/kept-work.ts';
import { adminRequest } from './admin-client.ts';
import { adminSession } from './session.ts';

const TIMEOUT_MS = 8000;

/**
 * Revokes the session on the server, and deletes it and the account's unsaved work here. Both are deleted here even if
 * the server does not answer; a toast then says so.
 */
export async function logOut(): Promise<void> {
  try {
    await adminRequest('POST', staffApiPaths.adminLogout, undefined, { timeoutMs: TIMEOUT_MS });
  } catch (error) {
    // A rejected session has already ended.
    if (!isUnauthorized(error)) {
      toastStore.add({
        title: 'Logged out in this browser only',
        description: 'The server could not be reached. The session there ends by itself.',
        variant: 'destructive',
      });
    }
  }
  forgetWork();
  adminSession.logOut();
}
