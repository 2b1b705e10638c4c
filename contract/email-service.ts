import * as z from 'zod/mini';

export interface EmailServiceConfig {
  /** `null`: this site answers the protocol itself. */
  origin: string | null;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/** The EmailJS identifiers of this site's own service. Not secrets. */
export const ownEmailService = { publicKey: 'site', serviceId: 'leads', templateId: 'lead' } as const;

/** The `case_type` that marks a consultation request (specification section 7). */
export const CONSULTATION_CASE_TYPE = 'Consultation Request';
export const UNSPECIFIED_CASE_TYPE = 'Not specified';

const param = z._default(z.string(), '');

/** The parameters of specification section 7 and the submission id, which makes retries idempotent. */
export const templateParamsSchema = z.object({
  from_name: param,
  first_name: param,
  last_name: param,
  from_email: param,
  phone_number: param,
  case_type: param,
  message: param,
  page_source: param,
  reply_to: param,
  submission_date: param,
  submission_id: z.optional(z.string()),
});

/** `POST /api/v1.0/email/send` as `@emailjs/browser` 4.4.1 sends it. */
export const emailSendSchema = z.object({
  lib_version: z.optional(z.string()),
  user_id: param,
  service_id: param,
  template_id: param,
  template_params: z._default(templateParamsSchema, () => templateParamsSchema.parse({})),
});

export type TemplateParams = z.infer<typeof templateParamsSchema>;
export type EmailSendRequest = z.infer<typeof emailSendSchema>;
