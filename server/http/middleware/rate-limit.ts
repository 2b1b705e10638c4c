import { isIPv6 } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { Services } from '../../services.ts';
import type { AppContext } from '../app-context.ts';
import { Problem } from '../problem.ts';

export type RateLimits = Services['rateLimits'];
export type RateRule = Parameters<RateLimits['exceeded']>[0];

const MINUTE_MS = 60_000;

/** Every limit of the product, per client and endpoint. */
export const rateRules = {
  contact: { name: 'contact', limit: 30, windowMs: 10 * MINUTE_MS },
  consultations: { name: 'consultations', limit: 30, windowMs: 10 * MINUTE_MS },
  emailSend: { name: 'email-send', limit: 30, windowMs: 10 * MINUTE_MS },
  emailSendForm: { name: 'email-send-form', limit: 30, windowMs: 10 * MINUTE_MS },
  postedForm: { name: 'posted-form', limit: 30, windowMs: 10 * MINUTE_MS },
  postedFigures: { name: 'posted-figures', limit: 120, windowMs: 10 * MINUTE_MS },
  newsletter: { name: 'newsletter', limit: 10, windowMs: 10 * MINUTE_MS },
  login: { name: 'login', limit: 10, windowMs: 15 * MINUTE_MS },
  pageView: { name: 'page-view', limit: 600, windowMs: 10 * MINUTE_MS },
} as const satisfies Record<string, RateRule>;

export type LimitRate = (rule: RateRule) => MiddlewareHandler<AppContext>;

/**
 * How long a client has to wait before the next call that falls under a rule.
 * @param limits where calls are counted; null switches the limits off
 * @returns seconds, or null when the call may go on
 */
export function callLimit(limits: RateLimits | null) {
  return async (rule: RateRule, address: string): Promise<number | null> => {
    const waitMs = await limits?.exceeded(rule, clientOf(address));
    return waitMs ? Math.ceil(waitMs / 1000) : null;
  };
}

/** @param limits where requests are counted; null switches the limits off */
export function rateLimiting(limits: RateLimits | null): LimitRate {
  const waitSeconds = callLimit(limits);
  return (rule) => async (c, next) => {
    const seconds = await waitSeconds(rule, c.get('clientAddress'));
    if (seconds !== null) {
      throw new Problem('too-many-requests', {
        headers: { 'Retry-After': String(seconds) },
      });
    }
    await next();
  };
}

/** One IPv6 customer has a whole /64 network, so that is what counts as one client. */
function clientOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::', 2);
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const network = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
