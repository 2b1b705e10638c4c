import { firm } from '../../content/firm.ts';
import { senderConfirmation } from '../../content/lead-forms.ts';
import type { ConfiguredService } from '../../content/resources/types.ts';
import type { Env } from '../env.ts';

type ServiceEnv = Pick<Env, 'callTrackingUrl' | 'emailService' | 'leadWebhook' | 'mail' | 'servedElsewhere'>;

/**
 * Tells which services this installation has, for texts that hold only with or without one.
 * @param firmHas what the content says of them
 */
export function configuredServices(
  env: ServiceEnv,
  firmHas = { providers: firm.serviceProviders.length > 0, confirmation: senderConfirmation !== null },
): Record<ConfiguredService, boolean> {
  const mailServer = env.mail.smtpUrl !== null;
  const hostedEmail = env.emailService.origin !== null;
  return {
    callTracking: env.callTrackingUrl !== null,
    hostedEmail,
    leadWebhook: env.leadWebhook !== null,
    mailServer,
    senderConfirmation: mailServer && firmHas.confirmation,
    servedElsewhere: env.servedElsewhere || hostedEmail || firmHas.providers,
  };
}
