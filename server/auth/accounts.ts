import { randomInt } from 'node:crypto';
import {
  type NewPassword,
  type OwnAccount,
  type Profile,
  passwordProblem,
  type StaffRole,
} from '../../contract/people.ts';
import { found, invalidField, Refusal } from '../platform/refusal.ts';
import type { AccountStore, NewPasswordHash } from './accounts.store.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { AuthTransaction } from './transaction.store.ts';

const NOT_CURRENT = 'This is not your current password';
const EMAIL_TAKEN = 'Another account has this email address';

export interface AccountsOptions {
  accounts: AccountStore;
  inTransaction: AuthTransaction;
  clock: () => Date;
}

/**
 * The accounts of the staff. The one that the configuration names keeps its role, and its password is its owner's.
 * `by` is the user name of who makes a change; null: the operator of the server. All throw a `Refusal`.
 */
export function createAccounts({ accounts, inTransaction, clock }: AccountsOptions) {
  async function checkChangeable(username: string, by: string | null): Promise<void> {
    if (username === by) throw new Refusal('own-account');
    if (found(await accounts.find(username)).configured) throw new Refusal('configured-account');
  }

  async function saveProfile(username: string, profile: Profile, by: string): Promise<void> {
    await inTransaction(async (mutations) => {
      if (!(await mutations.accounts.setProfile(username, profile))) throw invalidField('email', EMAIL_TAKEN);
      await mutations.record({ staff: by, action: 'account-profile', subject: username });
    });
  }

  async function savePassword(
    username: string,
    password: string,
    by: string | null,
    how: Pick<NewPasswordHash, 'mustChange' | 'keptSession'>,
  ): Promise<void> {
    const passwordHash = await hashPassword(password);
    await inTransaction(async (mutations) => {
      await mutations.accounts.setPassword(username, { passwordHash, now: clock(), ...how });
      await mutations.record({ staff: by, action: 'account-password', subject: username });
    });
  }

  return {
    async find(username: string): Promise<OwnAccount | null> {
      const account = await accounts.find(username);
      if (!account) return null;
      const { role, name, email, configured, mustChangePassword } = account;
      return { username, role, name, email, configured, mustChangePassword };
    },

    /** By user name. */
    list: accounts.list,

    /** Adds an account, which has to change its password. Without a password it makes one. */
    async add(
      username: string,
      role: StaffRole,
      by: string | null,
      password?: string,
      profile?: Profile,
    ): Promise<NewPassword> {
      checkPassword('password', password, username);
      const set = password ?? newPassword();
      const account = {
        username,
        name: profile?.name ?? '',
        email: profile?.email ?? null,
        role,
        passwordHash: await hashPassword(set),
        now: clock(),
      };
      await inTransaction(async (mutations) => {
        const taken = await mutations.accounts.add(account);
        if (taken === 'username')
          throw invalidField('username', 'There is already an account with this name');
        if (taken === 'email') throw invalidField('email', EMAIL_TAKEN);
        await mutations.record({ staff: by, action: 'account-added', subject: `${username}, ${role}` });
      });
      return { username, madePassword: password === undefined ? set : null };
    },

    /** Deletes an account and ends its sessions. */
    async remove(username: string, by: string | null): Promise<void> {
      await checkChangeable(username, by);
      await inTransaction(async (mutations) => {
        await mutations.accounts.remove(username);
        await mutations.record({ staff: by, action: 'account-removed', subject: username });
      });
    },

    /** Changes name and e-mail address of another account. */
    async setProfile(username: string, profile: Profile, by: string): Promise<void> {
      found(await accounts.find(username));
      await saveProfile(username, profile, by);
    },

    async setRole(username: string, role: StaffRole, by: string | null): Promise<void> {
      await checkChangeable(username, by);
      await inTransaction(async (mutations) => {
        await mutations.accounts.setRole(username, role);
        await mutations.record({ staff: by, action: 'account-role', subject: `${username}, ${role}` });
      });
    },

    /** Sets a given or generated password of another account, which has to change it, and ends its sessions. */
    async setPassword(username: string, by: string | null, password?: string): Promise<NewPassword> {
      await checkChangeable(username, by);
      checkPassword('password', password, username);
      const set = password ?? newPassword();
      await savePassword(username, set, by, { mustChange: true, keptSession: null });
      return { username, madePassword: password === undefined ? set : null };
    },

    /** Changes one's own name and e-mail address; the latter with the current password only. */
    async changeOwnProfile(username: string, profile: Profile, currentPassword?: string): Promise<void> {
      const account = found(await accounts.find(username));
      const proven =
        profile.email === account.email ||
        (currentPassword !== undefined && (await verifyPassword(currentPassword, account.passwordHash)));
      if (!proven) {
        throw invalidField(
          'currentPassword',
          currentPassword === undefined ? 'A new email address needs your current password' : NOT_CURRENT,
        );
      }
      await saveProfile(username, profile, username);
    },

    /** Sets one's own password and ends one's other sessions. */
    async changeOwnPassword(
      { username, session }: { username: string; session: string },
      currentPassword: string,
      password: string,
    ): Promise<void> {
      const account = found(await accounts.find(username));
      if (!(await verifyPassword(currentPassword, account.passwordHash))) {
        throw invalidField('currentPassword', NOT_CURRENT);
      }
      checkPassword('newPassword', password, username);
      if (password === currentPassword) {
        throw invalidField('newPassword', 'Please choose another password than the current one');
      }
      await savePassword(username, password, username, { mustChange: false, keptSession: session });
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;

function checkPassword(field: string, password: string | undefined, username: string): void {
  const problem = password === undefined ? null : passwordProblem(password, username);
  if (problem !== null) throw invalidField(field, problem);
}

/** Without similar letters and digits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** Makes a random password of 99 bits that can be read out and typed, such as `k7mfq-2xw9d-ht4vb-n8pzc`. */
function newPassword(): string {
  const character = () => ALPHABET[randomInt(ALPHABET.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, character).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
