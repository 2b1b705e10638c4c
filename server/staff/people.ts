import type { ErrorCode, FieldErrors } from '../../contract/errors.ts';
import {
  type NewPassword,
  type OwnAccount,
  type Person,
  passwordProblem,
  type StaffRole,
} from '../../contract/people.ts';
import type { AccountStore } from './accounts.store.ts';
import type { Audit } from './audit.ts';
import { newPassword } from './new-password.ts';
import { hashPassword, verifyPassword } from './password.ts';

interface Refused {
  ok: false;
  code: ErrorCode;
  fieldErrors?: FieldErrors;
}

type Done = { ok: true };

/** `by`: the user name of who acts; null: the operator of the server. */
export interface People {
  find(username: string): Promise<OwnAccount | null>;
  /** By user name. */
  list(): Promise<Person[]>;
  /** Adds an account. Without a password it makes one. */
  add(
    username: string,
    role: StaffRole,
    by: string | null,
    password?: string,
  ): Promise<(Done & NewPassword) | Refused>;
  /** Deletes an account and ends its sessions. */
  remove(username: string, by: string | null): Promise<Done | Refused>;
  setRole(username: string, role: StaffRole, by: string | null): Promise<Done | Refused>;
  /** Sets the password of another account and ends its sessions. Without a password it makes one. */
  setPassword(
    username: string,
    by: string | null,
    password?: string,
  ): Promise<(Done & NewPassword) | Refused>;
  /** Sets one's own password and ends one's other sessions. */
  changeOwnPassword(
    own: { username: string; session: string },
    currentPassword: string,
    password: string,
  ): Promise<Done | Refused>;
}

export interface PeopleOptions {
  accounts: AccountStore;
  clock: () => Date;
  record: Audit['record'];
}

/** The accounts of the staff. The one that the configuration names can only be changed there. */
export function createPeople({ accounts, clock, record }: PeopleOptions): People {
  async function changeable(username: string, by: string | null): Promise<Refused | null> {
    if (username === by) return { ok: false, code: 'own-account' };
    const account = await accounts.find(username);
    if (!account) return { ok: false, code: 'not-found' };
    return account.configured ? { ok: false, code: 'configured-account' } : null;
  }

  return {
    async find(username) {
      const account = await accounts.find(username);
      return account && { username, role: account.role, configured: account.configured };
    },

    list: accounts.list,

    async add(username, role, by, password) {
      const refused = refusedPassword('password', password, username);
      if (refused) return refused;
      const set = password ?? newPassword();
      const account = { username, role, passwordHash: await hashPassword(set), now: clock() };
      if (!(await accounts.add(account)))
        return invalid('username', 'There is already an account with this name');
      await record({ staff: by, action: 'account-added', subject: `${username}, ${role}` });
      return { ok: true, username, madePassword: password === undefined ? set : null };
    },

    async remove(username, by) {
      const refused = await changeable(username, by);
      if (refused) return refused;
      await accounts.remove(username);
      await record({ staff: by, action: 'account-removed', subject: username });
      return { ok: true };
    },

    async setRole(username, role, by) {
      const refused = await changeable(username, by);
      if (refused) return refused;
      await accounts.setRole(username, role);
      await record({ staff: by, action: 'account-role', subject: `${username}, ${role}` });
      return { ok: true };
    },

    async setPassword(username, by, password) {
      const refused = (await changeable(username, by)) ?? refusedPassword('password', password, username);
      if (refused) return refused;
      const set = password ?? newPassword();
      await accounts.setPassword(username, await hashPassword(set), clock(), null);
      await record({ staff: by, action: 'account-password', subject: username });
      return { ok: true, username, madePassword: password === undefined ? set : null };
    },

    async changeOwnPassword({ username, session }, currentPassword, password) {
      const account = await accounts.find(username);
      if (!account) return { ok: false, code: 'not-found' };
      if (account.configured) return { ok: false, code: 'configured-account' };
      if (!(await verifyPassword(currentPassword, account.passwordHash))) {
        return invalid('currentPassword', 'This is not your current password');
      }
      const refused = refusedPassword('newPassword', password, username);
      if (refused) return refused;
      await accounts.setPassword(username, await hashPassword(password), clock(), session);
      await record({ staff: username, action: 'account-password', subject: username });
      return { ok: true };
    },
  };
}

function refusedPassword(field: string, password: string | undefined, username: string): Refused | null {
  const problem = password === undefined ? null : passwordProblem(password, username);
  return problem === null ? null : invalid(field, problem);
}

function invalid(field: string, message: string): Refused {
  return { ok: false, code: 'invalid-input', fieldErrors: { [field]: [message] } };
}
