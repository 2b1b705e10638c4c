import { ADMIN_TOKEN_KEY } from '../../browser/admin-token-key.ts';

/** `unknown` on the server and until hydration. */
export type SessionState =
  | { status: 'unknown' }
  /** `expired`: the stored session was rejected. */
  | { status: 'logged-out'; expired: boolean }
  /** `restored`: from storage or another tab, not from this page's login form. */
  | { status: 'logged-in'; token: string; restored: boolean }
  /** Expired after at least one successful call: the screen is kept, and the login shown over it. */
  | { status: 'lost'; token: string };

const UNKNOWN: SessionState = { status: 'unknown' };

/**
 * The session, stored in localStorage so that a reload or a second tab needs no login. Without storage, it
 * lasts as long as the page.
 */
export class AdminSession {
  #state: SessionState = UNKNOWN;
  /** Whether the server has accepted a session of this page. */
  #worked = false;
  readonly #listeners = new Set<() => void>();
  readonly #storage: () => Storage;

  /** @param storage called at each use, because accessing localStorage throws where it is denied */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** The same object between changes. */
  getState = (): SessionState => {
    if (this.#state.status === 'unknown') this.#state = stateOf(this.#read());
    return this.#state;
  };

  getServerState = (): SessionState => UNKNOWN;

  /** Calls `listener` after every change, also by other tabs. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    window.addEventListener('storage', this.#onStorage);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#onStorage);
    };
  };

  /** The token of the valid session, if there is one. */
  token = (): string | null => {
    const state = this.getState();
    return state.status === 'logged-in' ? state.token : null;
  };

  logIn(token: string): void {
    this.#worked = true;
    this.#write(token);
    this.#change({ status: 'logged-in', token, restored: false });
  }

  logOut(): void {
    this.#worked = false;
    this.#write(null);
    this.#change({ status: 'logged-out', expired: false });
  }

  /** The server has accepted the session. */
  confirm(): void {
    this.#worked = true;
  }

  /** Expires the session if `token` is still current. Other tabs keep their screens until their next call. */
  expire(token: string): void {
    if (this.token() !== token) return;
    this.#change(this.#worked ? { status: 'lost', token } : { status: 'logged-out', expired: true });
  }

  /** Resolves when the session is no longer lost: true if the account of `token` is logged in again. */
  async renewal(token: string): Promise<boolean> {
    while (this.getState().status === 'lost') {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          stop();
          resolve();
        });
      });
    }
    const renewed = this.token();
    return renewed !== null && usernameOf(renewed) === usernameOf(token);
  }

  #onStorage = (event: StorageEvent): void => {
    // A null key means that the storage was cleared.
    if (event.key === ADMIN_TOKEN_KEY || event.key === null) this.#change(stateOf(this.#read()));
  };

  #read(): string | null {
    try {
      return this.#storage().getItem(ADMIN_TOKEN_KEY);
    } catch {
      return null;
    }
  }

  #write(token: string | null): void {
    try {
      if (token === null) this.#storage().removeItem(ADMIN_TOKEN_KEY);
      else this.#storage().setItem(ADMIN_TOKEN_KEY, token);
    } catch {
      // Storage is denied or full; the session lasts as long as the page.
    }
  }

  #change(state: SessionState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** Reads the user name in a token (RFC 7617); empty for an invalid token. */
export function usernameOf(token: string): string {
  try {
    const bytes = Uint8Array.from(atob(token), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes).split(':', 1).join('');
  } catch {
    return '';
  }
}

function stateOf(token: string | null): SessionState {
  return token ? { status: 'logged-in', token, restored: true } : { status: 'logged-out', expired: false };
}

export const adminSession = new AdminSession(() => window.localStorage);
