import * as z from 'zod/mini';

/** The actions that the audit log records. */
export const auditActions = [
  'login',
  'login-failed',
  'logout',
  'account-added',
  'account-role',
  'account-password',
  'account-profile',
  'account-reset',
  'account-removed',
  'session-ended',
  'request-entered',
  'request-state',
  'request-note',
  'request-deleted',
  'requests-exported',
  'delivery-resent',
  'meta-tags-changed',
  'post-saved',
  'post-deleted',
  'post-restored',
  'post-version-restored',
  'picture-replaced',
  'picture-deleted',
  'term-renamed',
  'terms-merged',
  'blog-imported',
  'subscriber-removed',
  'subscribers-exported',
  'mailing-tested',
  'mailing-started',
  'mailing-cancelled',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Filters of `GET /api/admin/audit`. Days are in the firm's zone, both included. */
export const auditFilter = {
  staff: z.optional(z.string().check(z.regex(/^[^\p{Cc}]{1,200}$/u, 'staff must be a user name'))),
  action: z.optional(z.enum(auditActions, 'action must be one of the audit log')),
  from: z.optional(z.iso.date('from must be a day')),
  to: z.optional(z.iso.date('to must be a day')),
};

/** Person and time of the last save; `staff` is null when the person is unknown. */
export type LastSave = Pick<AuditEntry, 'staff' | 'name' | 'at'>;

/** An entry of `GET /api/admin/audit`, newest first; the header `X-Total-Count` holds the total. */
export interface AuditEntry {
  number: number;
  /** UTC ISO 8601. */
  at: string;
  /** User name; null: nobody who is known. */
  staff: string | null;
  action: AuditAction;
  /** The object of the action, without personal data of visitors. */
  subject: string | null;
  /** Name of the person; null: none is known. */
  name: string | null;
  /** Title of the page or article that the subject names; null: none is known. */
  title: string | null;
}
