import { Hono } from 'hono';
import { apiPaths } from '../../contract/paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { readJson } from '../platform/http/read-body.ts';
import { type LimitRate, rateRules } from '../platform/rate-limits.ts';
import type { Newsletter } from './newsletter.ts';

/** `POST /api/newsletter/subscriptions`: answers the same in all cases. */
export function newsletterRoutes(newsletter: Pick<Newsletter, 'subscribe'>, limit: LimitRate): AppRoutes {
  return new Hono<AppContext>().post(
    apiPaths.newsletterSubscriptions,
    limit(rateRules.newsletter),
    async (c) => {
      await newsletter.subscribe(await readJson(c));
      return c.json({ success: true }, 202);
    },
  );
}
