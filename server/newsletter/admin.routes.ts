import { type Context, Hono } from 'hono';
import type { ResentDeliveries } from '../../contract/inquiries.ts';
import { MAILINGS_PER_PAGE, newMailingSchema, testMailSchema } from '../../contract/mailings.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { SUBSCRIBERS_PER_PAGE, subscriberFilterSchema } from '../../contract/subscribers.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { readJson } from '../platform/http/read-body.ts';
import { sendFile } from '../platform/http/send-file.ts';
import { paginationSchema } from '../platform/pagination.ts';
import { checked, found } from '../platform/refusal.ts';
import type { Mailings } from './mailings.ts';
import type { Subscribers } from './subscribers.ts';

const ID = ':id{[0-9a-f-]{36}}';
const MAILING = `${staffApiPaths.newsletterMailings}/${ID}`;

const idOf = (c: Context) => c.req.param('id') ?? '';

/** The staff's calls about the newsletter, behind `requireStaff`. */
export function newsletterAdminRoutes(subscribers: Subscribers, mailings: Mailings): AppRoutes {
  /** Answers a mutation with the changed mailing. */
  const answer = async (c: Context<AppContext>, mutation?: Promise<void>) => {
    await mutation;
    return c.json(found(await mailings.find(idOf(c))));
  };

  return new Hono<AppContext>()
    .get(staffApiPaths.newsletterSubscribers, async (c) => {
      const query = c.req.query();
      const filter = checked(subscriberFilterSchema, query);
      return c.json(await subscribers.list(filter, checked(paginationSchema(SUBSCRIBERS_PER_PAGE), query)));
    })
    .get(staffApiPaths.newsletterSubscribersExport, async (c) => {
      const filter = checked(subscriberFilterSchema, c.req.query());
      return sendFile(c, await subscribers.export(filter, c.get('staff')), 'text/csv; charset=utf-8');
    })
    .delete(`${staffApiPaths.newsletterSubscribers}/${ID}`, async (c) => {
      await subscribers.remove(idOf(c), c.get('staff'));
      return c.body(null, 204);
    })
    .post(staffApiPaths.newsletterResend, async (c) => {
      return c.json({ resent: await subscribers.resendMails(c.get('staff')) } satisfies ResentDeliveries);
    })
    .get(staffApiPaths.newsletterPreview, async (c) =>
      c.json(await mailings.preview(c.req.query('post') ?? '')),
    )
    .get(staffApiPaths.newsletterMailings, async (c) =>
      c.json(await mailings.list(checked(paginationSchema(MAILINGS_PER_PAGE), c.req.query()))),
    )
    .post(staffApiPaths.newsletterMailings, async (c) => {
      const made = await mailings.create(checked(newMailingSchema, await readJson(c)));
      return c.json(found(await mailings.find(made.id)), made.created ? 201 : 200);
    })
    .get(MAILING, (c) => answer(c))
    .post(`${MAILING}/test`, async (c) => {
      const { email } = checked(testMailSchema, await readJson(c));
      return answer(c, mailings.test(idOf(c), email, c.get('staff')));
    })
    .post(`${MAILING}/start`, (c) => answer(c, mailings.start(idOf(c), c.get('staff'))))
    .post(`${MAILING}/cancel`, (c) => answer(c, mailings.cancel(idOf(c), c.get('staff'))));
}
