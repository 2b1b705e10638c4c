import { type Context, Hono } from 'hono';
import {
  enteredInquirySchema,
  INQUIRIES_PER_PAGE,
  inquiryFilterSchema,
  inquiryNoteSchema,
  inquiryStateSchema,
  type ResentDeliveries,
} from '../../contract/inquiries.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { readJson } from '../platform/http/read-body.ts';
import { sendFile } from '../platform/http/send-file.ts';
import { paginationSchema } from '../platform/pagination.ts';
import { checked, found, Refusal } from '../platform/refusal.ts';
import type { Inquiries } from './inquiries.ts';
import type { Leads } from './leads.ts';

const ONE = `${staffApiPaths.adminRequests}/:number{[1-9]\\d{0,8}}`;

const numberOf = (c: Context) => Number(c.req.param('number'));

/** The staff's calls about inquiries, behind `requireStaff`. */
export function inquiryRoutes(inquiries: Inquiries, leads: Pick<Leads, 'enter' | 'list'>): AppRoutes {
  /** Answers a mutation with the changed inquiry. */
  const answer = async (c: Context<AppContext>, mutation?: Promise<void>) => {
    await mutation;
    return c.json(found(await inquiries.find(numberOf(c))));
  };

  return new Hono<AppContext>()
    .get(staffApiPaths.adminRequests, async (c) => {
      const query = c.req.query();
      const filter = checked(inquiryFilterSchema, query);
      return c.json(await inquiries.list(filter, checked(paginationSchema(INQUIRIES_PER_PAGE), query)));
    })
    .get(staffApiPaths.adminContacts, async (c) => {
      const { items, total } = await leads.list(checked(paginationSchema(), c.req.query()));
      return c.json(items, 200, { 'X-Total-Count': String(total) });
    })
    .post(staffApiPaths.adminRequests, async (c) => {
      const entered = checked(enteredInquirySchema, await readJson(c));
      return c.json({ number: await leads.enter(entered, c.get('staff')) }, 201);
    })
    .get(staffApiPaths.adminRequestsExport, async (c) => {
      const filter = checked(inquiryFilterSchema, c.req.query());
      return sendFile(c, await inquiries.export(filter, c.get('staff')), 'text/csv; charset=utf-8');
    })
    .post(`${staffApiPaths.adminRequests}/deliveries`, async (c) => {
      const { delivery, ...filter } = checked(inquiryFilterSchema, c.req.query());
      if (!delivery) throw new Refusal('invalid-input', { message: 'Please choose failed or waiting' });
      const resent = await inquiries.resendAll({ ...filter, delivery }, c.get('staff'));
      return c.json({ resent } satisfies ResentDeliveries);
    })
    .get(ONE, (c) => answer(c))
    .delete(ONE, async (c) => {
      await inquiries.remove(numberOf(c), c.get('staff'));
      return c.body(null, 204);
    })
    .put(`${ONE}/state`, async (c) => {
      const { state } = checked(inquiryStateSchema, await readJson(c));
      return answer(c, inquiries.setState(numberOf(c), state, c.get('staff')));
    })
    .post(`${ONE}/notes`, async (c) => {
      const { text } = checked(inquiryNoteSchema, await readJson(c));
      return answer(c, inquiries.addNote(numberOf(c), text, c.get('staff')));
    })
    .post(`${ONE}/deliveries/:id`, (c) =>
      answer(c, inquiries.resend(numberOf(c), c.req.param('id'), c.get('staff'))),
    )
    .get(`${ONE}/deliveries/:id`, async (c) => {
      const file = found(await inquiries.mailFile(numberOf(c), c.req.param('id')));
      return c.body(file, 200, {
        'Content-Type': 'message/rfc822',
        'Content-Disposition': `attachment; filename="request-${numberOf(c)}.eml"`,
      });
    });
}
