import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { Staff } from '../auth/sessions.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import type { Requests } from './inquiries.ts';
import type { RequestEvents } from './inquiry-events.ts';

/** Bounds the delay of a change that another process made, and of the end of a revoked session. */
const CHECK_MS = 5000;

interface RequestEventServices {
  requests: Pick<Requests, 'waiting'>;
  requestEvents: RequestEvents;
  staff: Pick<Staff, 'authorise'>;
}

/** Streams the number of new requests, now and after each change, behind `requireStaff`. */
export function requestEventRoutes({ requests, requestEvents, staff }: RequestEventServices): AppRoutes {
  const send = async (stream: SSEStreamingApi, authorization: string | undefined) => {
    let sent = '';
    while (!stream.aborted && !requestEvents.stopped && (await staff.authorise(authorization))) {
      // Before the query, so that no change during it is missed.
      const next = requestEvents.next(CHECK_MS);
      const data = JSON.stringify(await requests.waiting());
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
