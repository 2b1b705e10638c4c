import { caseTypeLabel } from '../../contract/case-types.ts';
import type { Lead } from '../../contract/leads.ts';
import type { WebhookContent } from '../platform/database/schema.ts';

/** Composes the message about a lead (docs/http-api.md). */
export function composeLeadWebhook(lead: Lead): WebhookContent {
  const { id, kind, name, email, phone, caseType, preferredContact, message, consent, notice } = lead;
  const { pageSource, pagePath, origin, suspectedSpam, createdAt } = lead;
  const data = {
    id,
    kind,
    name,
    email,
    phone,
    caseType,
    caseTypeLabel: caseTypeLabel(caseType),
    preferredContact,
    message,
    consent,
    notice,
    pageSource,
    pagePath,
    origin,
    suspectedSpam,
    createdAt,
  };
  return { body: JSON.stringify({ type: 'lead.created', timestamp: createdAt, data }) };
}
