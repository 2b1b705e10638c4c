import { firmDateAndTime } from '../../content/derive/firm-time.ts';
import {
  CONSULTATION_CASE_TYPE,
  type TemplateParams,
  UNSPECIFIED_CASE_TYPE,
} from '../../contract/email-service.ts';
import { DEFAULT_CONSULTATION_PAGE_SOURCE, DEFAULT_CONTACT_PAGE_SOURCE } from '../../contract/leads.ts';

interface Sender {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  pageSource?: string | undefined;
}

export type EmailTemplateLead =
  | ({ kind: 'contact'; caseType?: string | undefined; message: string } & Sender)
  | ({ kind: 'consultation'; caseDescription?: string | undefined } & Sender);

/**
 * Builds the template parameters of the e-mail step (specification section 7).
 * @param lead typed by the visitor
 * @param submissionId UUID, the same in every retry and in the later save
 * @param sentAt time of submission, formatted in the firm's zone
 */
export function templateParams(
  lead: EmailTemplateLead,
  submissionId: string,
  sentAt: Date,
): TemplateParams & { submission_id: string } {
  const contact = lead.kind === 'contact';
  return {
    from_name: `${lead.firstName} ${lead.lastName}`,
    first_name: lead.firstName,
    last_name: lead.lastName,
    from_email: lead.email,
    phone_number: lead.phone,
    case_type: contact ? lead.caseType || UNSPECIFIED_CASE_TYPE : CONSULTATION_CASE_TYPE,
    message: (contact ? lead.message : lead.caseDescription) ?? '',
    page_source:
      lead.pageSource || (contact ? DEFAULT_CONTACT_PAGE_SOURCE : DEFAULT_CONSULTATION_PAGE_SOURCE),
    reply_to: lead.email,
    submission_date: firmDateAndTime(sentAt),
    submission_id: submissionId,
  };
}
