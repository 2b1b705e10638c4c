import { randomBytes, randomUUID } from 'node:crypto';
import { passwordResetMail as words } from '../../content/interface/staff-mail.ts';
import { passwordProblem } from '../../contract/people.ts';
import { staffPaths } from '../../contract/staff-paths.ts';
import type { Mailer } from '../outbox/mailer.ts';
import { sha256 } from '../platform/hash.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimits } from '../platform/rate-limits.store.ts';
import { invalidField, Refusal } from '../platform/refusal.ts';
import type { AccountStore, ResettableAccount } from './accounts.store.ts';
import { hashPassword } from './password.ts';
import type { AuthTransaction } from './transaction.store.ts';

const VALID_MS = 60 * 60 * 1000;
const TOKEN_BYTES = 32;
/** Mails to one account. */
const PER_ACCOUNT = { name: 'password-reset-account', windowMs: VALID_MS };
const PER_ACCOUNT_MAX = 3;

export interface PasswordResetOptions {
  accounts: Pick<AccountStore, 'findForReset' | 'findReset'>;
  inTransaction: AuthTransaction;
  /** Null without a mail server. */
  mailer: Mailer | null;
  limits: Pick<RateLimits, 'count'>;
  siteUrl: string;
  clock: () => Date;
  log: Log;
}

export function createPasswordReset(options: PasswordResetOptions) {
  const { accounts, mailer, limits, siteUrl, clock, inTransaction, log } = options;
  const sending = new Set<Promise<void>>();

  async function mailLink(account: string, mailerNow: Mailer): Promise<void> {
    const found = await accounts.findForReset(account);
    if (!found) return;
    if ((await limits.count(PER_ACCOUNT, found.username)) > PER_ACCOUNT_MAX) return;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = clock();
    const expiresAt = new Date(now.getTime() + VALID_MS);
    await inTransaction(async (mutations) => {
      await mutations.accounts.addReset({ tokenHash: sha256(token), username: found.username, expiresAt });
      await mutations.record({ staff: found.username, action: 'account-reset', subject: found.username });
    });
    // Not by the outbox, which would store the token.
    await mailerNow.send({
      id: randomUUID(),
      createdAt: now.toISOString(),
      possibleDuplicate: false,
      ...compose(found, siteUrl + staffPaths.adminResetLink(token)),
    });
  }

  async function usernameOf(token: string, now: Date): Promise<string> {
    const username = await accounts.findReset(sha256(token), now);
    if (username === null) throw new Refusal('reset-link-invalid');
    return username;
  }

  return {
    /** Whether links are mailed; without a mail server none are made. */
    isMailed: mailer !== null,

    /**
     * Mails a link to the account with this user name or e-mail address, if there is one with an e-mail address. Returns
     * at once, so that neither answer nor time tells whether there is.
     */
    request(account: string): void {
      if (mailer === null) return;
      const sent = mailLink(account, mailer)
        .catch((error: unknown) => log.error({ err: error }, 'no link for a new password could be mailed'))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },

    /** @throws {Refusal} when the link no longer works */
    async check(token: string): Promise<void> {
      await usernameOf(token, clock());
    },

    /**
     * Sets the password of the account whose link has this token, and ends its sessions.
     * @throws {Refusal} when the link no longer works, or the password is too weak
     */
    async use(token: string, password: string): Promise<void> {
      const now = clock();
      const username = await usernameOf(token, now);
      const problem = passwordProblem(password, username);
      if (problem !== null) throw invalidField('newPassword', problem);
      const passwordHash = await hashPassword(password);
      await inTransaction(async (mutations) => {
        // The same link may be used concurrently.
        if (!(await mutations.accounts.consumeReset(sha256(token), passwordHash, now)))
          throw new Refusal('reset-link-invalid');
        await mutations.record({ staff: username, action: 'account-password', subject: username });
      });
    },

    /** Waits for the mails that are being sent. */
    async settled(): Promise<void> {
      await Promise.all(sending);
    },
  };
}

export type PasswordReset = ReturnType<typeof createPasswordReset>;

function compose({ username, name, email }: ResettableAccount, link: string) {
  const text = [
    words.greeting(name),
    '',
    words.asked,
    words.link,
    '',
    link,
    '',
    words.username(username),
    words.ignore,
    '',
  ].join('\n');
  return { to: email, replyTo: null, subject: words.subject, text, html: null };
}
