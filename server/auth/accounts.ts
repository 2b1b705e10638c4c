import type { ErrorCode, FieldErrors } from '../../contract/errors.ts';
import {
  type NewPassword,
  type OwnAccount,
  type Person,
  type Profile,
  passwordProblem,
  type StaffRole,
} from '../../contract/people.ts';
import type { AccountStore } from './accounts.store.ts';
import type { Audit } from './audit.ts';
import { newPassword } from './new-password.ts';
import { hashPassword, verifyPassword } from './password.ts';

export interface Refused {
  ok: false;
  code: ErrorCode;
  fieldErrors?: FieldErrors;
}

export type Done = { ok: true };

const NOT_CURRENT = 'This is not your current password';
const EMAIL_TAKEN = 'Another account has this email address';

/** `by`: the user name of who acts; null: the operator of the server. */
export interface Accounts {
  find(username: string): Promise<OwnAccount | null>;
  /** By user name. */
  list(): Promise<Person[]>;
  /** Adds an account, which has to change its password. Without a password it makes one. */
  add(
    username: string,
    role: StaffRole,
    by: string | null,
    password?: string,
    profile?: Profile,
  ): Promise<(Done & NewPassword) | Refused>;
  /** Deletes an account and ends its sessions. */
  remove(username: string, by: string | null): Promise<Done | Refused>;
  /** Changes name and e-mail address of another account. */
  setProfile(username: string, profile: Profile, by: string): Promise<Done | Refused>;
  setRole(username: string, role: StaffRole, by: string | null): Promise<Done | Refused>;
  /** Sets the password of another account, which has to change it, and ends its sessions. Without one it makes one. */
  setPassword(
    username: string,
    by: string | null,
    password?: string,
  ): Promise<(Done & NewPassword) | Refused>;
  /** Changes one's own name and e-mail address; the latter with the current password only. */
  changeOwnProfile(username: string, profile: Profile, currentPassword?: string): Promise<Done | Refused>;
  /** Sets one's own password and ends one's other sessions. */
  changeOwnPassword(
    own: { username: string; session: string },
    currentPassword: string,
    password: string,
  ): Promise<Done | Refused>;
}

export interface AccountsOptions {
  accounts: AccountStore;
  clock: () => Date;
  record: Audit['record'];
}

/** The accounts of the staff. The one that the configuration names keeps its role, and its password is its owner's. */
export function createAccounts({ accounts, clock, record }: AccountsOptions): Accounts {
  async function changeable(username: string, by: string | null): Promise<Refused | null> {
    if (username === by) return { ok: false, code: 'own-account' };
    const account = await accounts.find(username);
    if (!account) return { ok: false, code: 'not-found' };
    return account.configured ? { ok: false, code: 'configured-account' } : null;
  }

  async function setProfile(username: string, profile: Profile, by: string): Promise<Done | Refused> {
    if (!(await accounts.setProfile(username, profile))) return invalid('email', EMAIL_TAKEN);
    await record({ staff: by, action: 'account-profile', subject: username });
    return { ok: true };
  }

  return {
    async find(username) {
      const account = await accounts.find(username);
      if (!account) return null;
      const { role, name, email, configured, mustChangePassword } = account;
      return { username, role, name, email, configured, mustChangePassword };
    },

    list: accounts.list,

    async add(username, role, by, password, profile) {
      const refused = refusedPassword('password', password, username);
      if (refused) return refused;
      const set = password ?? newPassword();
      const taken = await accounts.add({
        username,
        name: profile?.name ?? '',
        email: profile?.email ?? null,
        role,
        passwordHash: await hashPassword(set),
        now: clock(),
      });
      if (taken === 'username') return invalid('username', 'There is already an account with this name');
      if (taken === 'email') return invalid('email', EMAIL_TAKEN);
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

    async setProfile(username, profile, by) {
      if (!(await accounts.find(username))) return { ok: false, code: 'not-found' };
      return setProfile(username, profile, by);
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
      const passwordHash = await hashPassword(set);
      await accounts.setPassword(username, {
        passwordHash,
        now: clock(),
        mustChange: true,
        keptSession: null,
      });
      await record({ staff: by, action: 'account-password', subject: username });
      return { ok: true, username, madePassword: password === undefined ? set : null };
    },

    async changeOwnProfile(username, profile, currentPassword) {
      const account = await accounts.find(username);
      if (!account) return { ok: false, code: 'not-found' };
      const proven =
        profile.email === account.email ||
        (currentPassword !== undefined && (await verifyPassword(currentPassword, account.passwordHash)));
      if (!proven) {
        return invalid(
          'currentPassword',
          currentPassword === undefined ? 'A new email address needs your current password' : NOT_CURRENT,
        );
      }
      return setProfile(username, profile, username);
    },

    async changeOwnPassword({ username, session }, currentPassword, password) {
      const account = await accounts.find(username);
      if (!account) return { ok: false, code: 'not-found' };
      if (!(await verifyPassword(currentPassword, account.passwordHash))) {
        return invalid('currentPassword', NOT_CURRENT);
      }
      const refused = refusedPassword('newPassword', password, username);
      if (refused) return refused;
      if (password === currentPassword) {
        return invalid('newPassword', 'Please choose another password than the current one');
      }
      const passwordHash = await hashPassword(password);
      await accounts.setPassword(username, {
        passwordHash,
        now: clock(),
        mustChange: false,
        keptSession: session,
      });
      await record({ staff: username, action: 'account-password', subject: username });
      return { ok: true };
    },
  };
}

function refusedPassword(field: string, password: string | undefined, username: string): Refused | null {
  const problem = password === undefined ? null : passwordProblem(password, username);
  return problem === null ? null : invalid(field, problem);
}

export function invalid(field: string, message: string): Refused {
  return { ok: false, code: 'invalid-input', fieldErrors: { [field]: [message] } };
}
