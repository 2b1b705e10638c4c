import { firm } from '#firm/identity.ts';
import { senderConfirmation } from '../../content/interface/lead-forms.ts';
import type { ConfiguredNumber, ConfiguredService } from '../../content/schema/resource.ts';
import type { Env } from '../env.ts';

type KeptEnv = Pick<Env, 'backupKeepDays' | 'mailKeepDays' | 'requestKeepMonths'>;
type ServiceEnv = KeptEnv &
  Pick<Env, 'callTrackingUrl' | 'emailService' | 'leadWebhook' | 'mail' | 'servedElsewhere'>;

/** The settings that the privacy page names; 0: none. */
export function configuredNumbers(env: KeptEnv): Record<ConfiguredNumber, number> {
  return {
    requestMonths: env.requestKeepMonths,
    mailDays: env.mailKeepDays,
    backupDays: env.backupKeepDays,
  };
}

/**
 * The services configured in this installation: some texts hold only with or without one.
 * @param firmHas the services that the content mentions
 */
export function configuredServices(
  env: ServiceEnv,
  firmHas = {
    providers: firm.serviceProviders.length > 0,
    ownServers: firm.selfHosted,
    confirmation: senderConfirmation !== null,
  },
): Record<ConfiguredService, boolean> {
  const mailServer = env.mail.smtpUrl !== null;
  const hostedEmail = env.emailService.origin !== null;
  return {
    callTracking: env.callTrackingUrl !== null,
    hostedEmail,
    leadWebhook: env.leadWebhook !== null,
    mailServer,
    senderConfirmation: mailServer && firmHas.confirmation,
    selfHosted: firmHas.ownServers && !(env.servedElsewhere || hostedEmail || firmHas.providers),
    requestsExpire: env.requestKeepMonths > 0,
    mailsExpire: env.mailKeepDays > 0,
    backupsExpire: env.backupKeepDays > 0,
  };
}
