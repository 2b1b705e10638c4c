import type { AuditAction, AuditEntry } from '../../../contract/audit.ts';
import { inquiryStates } from '../../../contract/inquiries.ts';

export const auditWords: Record<AuditAction, string> = {
  login: 'Logged in',
  'login-failed': 'Failed login',
  logout: 'Logged out',
  'account-added': 'Added an account',
  'account-role': 'Changed a role',
  'account-password': 'Set a password',
  'account-profile': 'Changed a name or email address',
  'account-reset': 'Asked for a new password by email',
  'account-removed': 'Removed an account',
  'session-ended': 'Ended a session',
  'request-entered': 'Entered a call or visit',
  'request-state': 'Changed the status of a request',
  'request-note': 'Added a note to a request',
  'request-deleted': 'Deleted a request',
  'requests-exported': 'Exported requests',
  'delivery-resent': 'Sent messages again',
  'meta-tags-changed': 'Changed meta tags',
  'post-saved': 'Saved a post',
  'post-deleted': 'Deleted a post',
  'post-restored': 'Restored a post',
  'post-version-restored': 'Restored a version of a post',
  'picture-replaced': 'Replaced a picture',
  'picture-deleted': 'Deleted a picture',
  'term-renamed': 'Renamed a category, tag or author',
  'terms-merged': 'Merged categories, tags or authors',
  'blog-imported': 'Started an import from WordPress',
  'subscriber-removed': 'Removed a newsletter address',
  'subscribers-exported': 'Exported newsletter addresses',
  'mailing-tested': 'Sent a test of a newsletter',
  'mailing-started': 'Sent a newsletter',
  'mailing-cancelled': 'Canceled a newsletter',
};

/** Words for the names that subjects have in the log. */
const subjectWords: readonly (readonly [name: RegExp, words: string])[] = [
  [/\b(contact|consultation)-notification\b/, 'email to the firm'],
  [/\b(contact|consultation)-confirmation\b/, 'confirmation to the sender'],
  [/\b(contact|consultation)-webhook\b/, 'webhook'],
  [/^pending$/, 'unconfirmed address'],
  // The name of the file.
  [/^\/media\/(?:.*\/)?/, ''],
  ...inquiryStates.map(
    ({ value, label }) => [new RegExp(`^(request \\d+: )${value}$`), `$1${label}`] as const,
  ),
];

/** The subject of an entry in words: its title, if known. */
export function auditSubject({ action, subject, title }: AuditEntry): string {
  const rest = /: .*/.exec(subject ?? '')?.[0] ?? '';
  if (title !== null) return `${title}${action === 'meta-tags-changed' ? '' : rest}`;
  const text = subjectWords.reduce((given, [name, words]) => given.replace(name, words), subject ?? '');
  return text.replace(/^request /, 'Request ');
}

/** The person of an entry, with words for entries that name no account. */
export function auditPerson({ name, staff, action }: AuditEntry): string {
  return name ?? staff ?? (action === 'login-failed' ? 'Unknown' : 'On the server');
}
