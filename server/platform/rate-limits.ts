import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import type { AppContext } from './http/app-context.ts';
import type { RateRule, RateLimits as StoredRateLimits } from './rate-limits.store.ts';
import { Refusal } from './refusal.ts';

export type RateLimits = Pick<StoredRateLimits, 'exceeded'>;

const MINUTE_MS = 60_000;

/**
 * All limits of calls by one client to one endpoint in a window. Those of one account are in auth/login-delay.ts and
 * auth/password-reset.ts, that of mails to one address in newsletter/newsletter.ts.
 */
export const rateRules = {
  contact: { name: 'contact', limit: 30, windowMs: 10 * MINUTE_MS },
  consultations: { name: 'consultations', limit: 30, windowMs: 10 * MINUTE_MS },
  emailSend: { name: 'email-send', limit: 30, windowMs: 10 * MINUTE_MS },
  emailSendForm: { name: 'email-send-form', limit: 30, windowMs: 10 * MINUTE_MS },
  postedForm: { name: 'posted-form', limit: 30, windowMs: 10 * MINUTE_MS },
  postedFigures: { name: 'posted-figures', limit: 120, windowMs: 10 * MINUTE_MS },
  newsletter: { name: 'newsletter', limit: 10, windowMs: 10 * MINUTE_MS },
  login: { name: 'login', limit: 10, windowMs: 15 * MINUTE_MS },
  ownPassword: { name: 'own-password', limit: 10, windowMs: 15 * MINUTE_MS },
  passwordReset: { name: 'password-reset', limit: 10, windowMs: 15 * MINUTE_MS },
  pageView: { name: 'page-view', limit: 600, windowMs: 10 * MINUTE_MS },
  visitSpeed: { name: 'visit-speed', limit: 300, windowMs: 10 * MINUTE_MS },
  policyReport: { name: 'policy-report', limit: 60, windowMs: 10 * MINUTE_MS },
} as const satisfies Record<string, RateRule>;

export type LimitRate = (rule: RateRule) => MiddlewareHandler<AppContext>;

/**
 * Returns a function that counts a call and gives the seconds until the next one is allowed, or null when this one is.
 * @param limits counts the calls; null switches the limits off
 */
export function callLimit(limits: RateLimits | null) {
  return async (rule: RateRule, address: string): Promise<number | null> => {
    const waitMs = await limits?.exceeded(rule, clientOf(address));
    return waitMs ? Math.ceil(waitMs / 1000) : null;
  };
}

/**
 * Returns middleware that answers 429 to requests over a limit.
 * @param limits counts the requests; null switches the limits off
 */
export function rateLimiting(limits: RateLimits | null): LimitRate {
  const waitSeconds = callLimit(limits);
  return (rule) => async (c, next) => {
    const seconds = await waitSeconds(rule, c.get('clientAddress'));
    if (seconds !== null) {
      throw new Refusal('too-many-requests', {
        headers: { 'Retry-After': String(seconds) },
      });
    }
    await next();
  };
}

/** The IP address, or its /64 network for IPv6, which belongs to one customer. */
function clientOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}
