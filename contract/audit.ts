/** The acts that the audit log records. */
export type AuditAction =
  | 'login'
  | 'login-failed'
  | 'logout'
  | 'request-state'
  | 'request-note'
  | 'request-deleted'
  | 'requests-exported'
  | 'delivery-resent';

/** An entry of `GET /api/admin/audit`, newest first; the header `X-Total-Count` holds the total. */
export interface AuditEntry {
  number: number;
  /** UTC ISO 8601. */
  at: string;
  /** User name; null: nobody who is known. */
  staff: string | null;
  action: AuditAction;
  /** What the act concerned, without personal data of visitors. */
  subject: string | null;
}
