import { Hono } from 'hono';
import {
  CONSULTATION_CASE_TYPE,
  type EmailSendRequest,
  type EmailServiceConfig,
  emailSendSchema,
  type TemplateParams,
  UNSPECIFIED_CASE_TYPE,
} from '../../contract/email-service.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { readForm, readJson } from '../platform/http/read-body.ts';
import { type LimitRate, rateRules } from '../platform/rate-limits.ts';
import { checked, Refusal } from '../platform/refusal.ts';
import type { LeadSubmission, Leads } from './leads.ts';

type Identifiers = Omit<EmailServiceConfig, 'origin'>;

/**
 * The e-mail step, in the protocol of `@emailjs/browser` 4.4.1 (specification section 7). A message is
 * acknowledged only once it is a stored lead with its mail in the outbox.
 */
export function emailServiceRoutes(
  leads: Pick<Leads, 'submit'>,
  identifiers: Identifiers,
  limit: LimitRate,
): AppRoutes {
  async function send(request: EmailSendRequest): Promise<void> {
    checkIdentifiers(request, identifiers);
    await leads.submit(asSubmission(request.template_params));
  }

  return new Hono<AppContext>()
    .post(apiPaths.emailSend, limit(rateRules.emailSend), async (c) => {
      await send(checked(emailSendSchema, await readJson(c)));
      return c.text('OK');
    })
    .post(apiPaths.emailSendForm, limit(rateRules.emailSendForm), async (c) => {
      const fields = await readForm(c);
      await send(checked(emailSendSchema, { ...fields, template_params: fields }));
      return c.text('OK');
    });
}

function checkIdentifiers(request: EmailSendRequest, own: Identifiers): void {
  if (!request.user_id || !request.service_id || !request.template_id)
    throw new Refusal('email-key-required');
  if (request.user_id !== own.publicKey) throw new Refusal('email-account-unknown');
  if (request.service_id !== own.serviceId) throw new Refusal('email-service-unknown');
  if (request.template_id !== own.templateId) throw new Refusal('email-template-unknown');
}

function asSubmission(params: TemplateParams): LeadSubmission {
  const common = {
    firstName: params.first_name,
    lastName: params.last_name,
    email: params.from_email,
    phone: params.phone_number,
    pageSource: params.page_source || undefined,
    submissionId: params.submission_id || undefined,
  };
  const receivedVia = 'email-service';
  if (params.case_type === CONSULTATION_CASE_TYPE)
    return { kind: 'consultation', payload: { ...common, caseDescription: params.message }, receivedVia };
  const caseType = params.case_type || UNSPECIFIED_CASE_TYPE;
  return { kind: 'contact', payload: { ...common, caseType, message: params.message }, receivedVia };
}
