import type { Generated } from 'kysely';
import type { AuditAction } from '../../../contract/audit.ts';
import type { DeliveryKind, InquirySource, InquiryState } from '../../../contract/inquiries.ts';
import type { LeadKind } from '../../../contract/leads.ts';

export interface RequestTables {
  /**
   * A lead of either kind as the staff handles it, with the columns by which the list is filtered. In PostgreSQL it also has
   * the column `words`, in SQLite there is the table `request_search` (server/inquiries/inquiry-search.store.ts).
   */
  requests: {
    /** In the order of arrival. */
    number: Generated<number>;
    kind: LeadKind;
    /** The submission id, which is unique for each kind. */
    lead_id: string;
    created_at: string;
    state: InquiryState;
    source: InquirySource;
    case_type: string;
    /** When the state first said that it was answered. */
    answered_at: string | null;
    /** In one spelling (server/inquiries/sender-keys.ts). */
    sender_email: string | null;
    sender_phone: string | null;
  };
  /** Changes of the state, notes and resends. */
  request_entries: {
    number: Generated<number>;
    request_number: number;
    staff: string;
    state: InquiryState | null;
    note: string | null;
    /** The message that was sent again. */
    resent: Generated<DeliveryKind | null>;
    created_at: string;
  };
  /** Actions of staff. Holds no personal data of visitors. */
  audit_log: {
    number: Generated<number>;
    at: string;
    staff: string | null;
    action: AuditAction;
    subject: string | null;
  };
}
