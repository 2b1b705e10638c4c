const STORAGE_KEY = 'admin-token';

/** `unknown` on the server and until hydration. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'logged-out'; expired: boolean }
  /** `restored`: from storage or another tab, not from this page's login form. */
  | { status: 'logged-in'; token: string; restored: boolean };

const UNKNOWN: SessionState = { status: 'unknown' };

/**
 * The session, stored in localStorage so that a reload or a second tab needs no login. Without storage, it
 * lasts as long as the page.
 */
export class AdminSession {
  #state: SessionState = UNKNOWN;
  readonly #listeners = new Set<() => void>();
  readonly #storage: () => Storage;

  /** @param storage called at each use, because accessing localStorage throws where it is denied */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** A stable object between changes. */
  getState = (): SessionState => {
    if (this.#state.status === 'unknown') this.#state = stateOf(this.#read());
    return this.#state;
  };

  getServerState = (): SessionState => UNKNOWN;

  /** Calls `listener` after every login and logout, also in other tabs. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    window.addEventListener('storage', this.#onStorage);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#onStorage);
    };
  };

  /** The headers of every admin request. */
  headers = (): Record<string, string> => {
    const state = this.getState();
    return state.status === 'logged-in' ? { Authorization: `Basic ${state.token}` } : {};
  };

  logIn(token: string): void {
    this.#write(token);
    this.#change({ status: 'logged-in', token, restored: false });
  }

  logOut(): void {
    this.#write(null);
    this.#change({ status: 'logged-out', expired: false });
  }

  /** Ends the session if `token` is still its token. */
  expire(token: string): void {
    const state = this.getState();
    if (state.status !== 'logged-in' || state.token !== token) return;
    this.#write(null);
    this.#change({ status: 'logged-out', expired: true });
  }

  #onStorage = (event: StorageEvent): void => {
    // A null key means that the storage was cleared.
    if (event.key === STORAGE_KEY || event.key === null) this.#change(stateOf(this.#read()));
  };

  #read(): string | null {
    try {
      return this.#storage().getItem(STORAGE_KEY);
    } catch {
      return null;
    }
  }

  #write(token: string | null): void {
    try {
      if (token === null) this.#storage().removeItem(STORAGE_KEY);
      else this.#storage().setItem(STORAGE_KEY, token);
    } catch {
      // Storage is denied or full; the session lasts as long as the page.
    }
  }

  #change(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function stateOf(token: string | null): SessionState {
  return token ? { status: 'logged-in', token, restored: true } : { status: 'logged-out', expired: false };
}

export const adminSession = new AdminSession(() => window.localStorage);
