import * as z from 'zod/mini';

/** `owner`: manages the accounts; `staff`: everything else. */
export const staffRoles = ['owner', 'staff'] as const;

export type StaffRole = (typeof staffRoles)[number];

export const PASSWORD_MIN_LENGTH = 12;
const PASSWORD_MAX_LENGTH = 1000;

/** @returns why a new password is refused, or null */
export function passwordProblem(password: string, username: string): string | null {
  if (password.length < PASSWORD_MIN_LENGTH) return `Please use at least ${PASSWORD_MIN_LENGTH} characters`;
  if (password.length > PASSWORD_MAX_LENGTH) return 'This password is too long';
  if (password.toLowerCase() === username.toLowerCase()) return 'The password must not be the username';
  return null;
}

const username = z
  .string('Please enter a username')
  .check(
    z.regex(
      /^[A-Za-z0-9][A-Za-z0-9._@-]{1,63}$/,
      'Please use 2 to 64 letters, digits, dots, dashes, underscores or @, beginning with a letter or digit',
    ),
  );
const name = z
  .string('Please enter a name')
  .check(z.trim(), z.minLength(1, 'Please enter a name'), z.maxLength(100, 'This name is too long'));
const email = z
  .string('Please enter an email address')
  .check(
    z.trim(),
    z.email('Please enter an email address'),
    z.maxLength(254, 'This email address is too long'),
  );
const role = z.enum(staffRoles, 'Please choose a role');
const newPassword = z.optional(z.string('Please enter a password'));

/** `POST /api/admin/people`. Without a password one is made. */
export const addPersonSchema = z.object({ username, name, email, role, password: newPassword });

/** Fields of an account added by the command line. */
export const accountSchema = z.pick(addPersonSchema, { username: true, role: true });

/** `PUT /api/admin/people/{username}`. */
export const profileSchema = z.object({ name, email });

export type Profile = z.infer<typeof profileSchema>;

/** `PUT /api/admin/people/{username}/role`. */
export const roleSchema = z.object({ role });

/** `PUT /api/admin/people/{username}/password`. Without a password one is made. */
export const setPasswordSchema = z.object({ password: newPassword });

const currentPassword = z
  .string('Please enter your current password')
  .check(z.minLength(1, 'Please enter your current password'), z.maxLength(PASSWORD_MAX_LENGTH));

/** `PUT /api/admin/account`. A new e-mail address needs the password, because links for a new one go there. */
export const ownProfileSchema = z.object({ name, email, currentPassword: z.optional(currentPassword) });

/** `POST /api/admin/password-reset`. */
export const askResetSchema = z.object({
  account: z
    .string('Please enter your username or email address')
    .check(z.trim(), z.minLength(1, 'Please enter your username or email address'), z.maxLength(254)),
});

/** Answers `POST /api/admin/password-reset`, the same whether or not there is such an account. */
export interface ResetAsked {
  /** False: this site has no mail server. */
  mailed: boolean;
}

/** `PUT /api/admin/password-reset`. Without a new password it only checks the link. */
export const consumeResetSchema = z.object({
  token: z.string().check(z.maxLength(200)),
  newPassword: z.optional(z.string('Please enter a new password')),
});

/** `PUT /api/admin/account/password`. */
export const ownPasswordSchema = z.object({
  currentPassword,
  newPassword: z.string('Please enter a new password'),
});

/** The answer to a new account or password; shown only once. */
export interface NewPassword {
  username: string;
  /** Null when the request had one. */
  madePassword: string | null;
}

/** `GET /api/admin/account`: the member of staff who asks. */
export interface OwnAccount {
  username: string;
  role: StaffRole;
  /** Empty until it is entered. */
  name: string;
  email: string | null;
  /** The first owner, named by ADMIN_USERNAME. */
  configured: boolean;
  /** Another person has set the password. */
  mustChangePassword: boolean;
}

/** An account in `GET /api/admin/people`, by user name. Times are UTC ISO 8601. */
export interface Person extends OwnAccount {
  passwordSetAt: string;
  lastLoginAt: string | null;
}

/** A session in `GET /api/admin/sessions` and `GET /api/admin/account/sessions`, last used first. */
export interface StaffSession {
  id: string;
  username: string;
  /** Browser and system, such as "Firefox on Windows"; null: unknown. */
  device: string | null;
  createdAt: string;
  /** To the minute. */
  lastSeenAt: string;
  expiresAt: string;
  /** The session of this request. */
  current: boolean;
}
