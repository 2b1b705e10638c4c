import { Hono, type MiddlewareHandler } from 'hono';
import type { LeadAccepted, LeadKind } from '../../contract/leads.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { readJson } from '../platform/http/read-body.ts';
import { type LimitRate, rateRules } from '../platform/rate-limits.ts';
import type { Leads } from './leads.ts';

/** `POST /api/contact` and `POST /api/consultations`. */
export function leadRoutes(leads: Pick<Leads, 'submit'>, limit: LimitRate): AppRoutes {
  const accept =
    (kind: LeadKind): MiddlewareHandler<AppContext> =>
    async (c) => {
      const { id, created } = await leads.submit({ kind, payload: await readJson(c), receivedVia: 'api' });
      return c.json({ success: true, id } satisfies LeadAccepted, created ? 201 : 200);
    };
  return new Hono<AppContext>()
    .post(apiPaths.contact, limit(rateRules.contact), accept('contact'))
    .post(apiPaths.consultations, limit(rateRules.consultations), accept('consultation'));
}
