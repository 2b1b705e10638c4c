import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import type { Inquiries } from './inquiries.ts';
import type { InquiryEvents } from './inquiry-events.ts';

/** Bounds the delay of a change that another process made, and of the end of a revoked session. */
const CHECK_MS = 5000;

interface InquiryEventServices {
  inquiries: Pick<Inquiries, 'waiting'>;
  inquiryEvents: InquiryEvents;
  sessions: Pick<Sessions, 'authorize'>;
}

/** Streams the number of new inquiries, now and after each change, behind `requireStaff`. */
export function inquiryEventRoutes({ inquiries, inquiryEvents, sessions }: InquiryEventServices): AppRoutes {
  const send = async (stream: SSEStreamingApi, authorization: string | undefined) => {
    let sent = '';
    while (!stream.aborted && !inquiryEvents.stopped && (await sessions.authorize(authorization))) {
      // Before the query, so that no change during it is missed.
      const next = inquiryEvents.next(CHECK_MS);
      const data = JSON.stringify(await inquiries.waiting());
      // A comment keeps the connection open.
      if (data === sent) await stream.write(':\n\n');
      else await stream.writeSSE({ event: 'waiting', data });
      sent = data;
      await next;
    }
  };
  return new Hono<AppContext>().get(staffApiPaths.adminRequestEvents, (c) =>
    streamSSE(c, (stream) => send(stream, c.req.header('Authorization'))),
  );
}
