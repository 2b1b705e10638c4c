import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { WaitingInquiries } from '../../../contract/inquiries.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { apiRequest } from '../../browser/api-client.ts';
import { isUnauthorized } from '../../query-client.ts';
import { serverEvents } from '../kit/server-events.ts';
import { adminSession } from '../session/session.ts';
import { refreshRequestLists } from './refresh-requests.ts';

const RECONNECT_MS = 3000;
/** Name of the lock and the channel by which tabs share one connection: browsers allow six to a server. */
const NAME = 'request-events';

const waitingKey = [NAME] as const;

/** The number of new requests, kept current by `useRequestEvents`; no data before the first event. */
export function useNewInquiries(): UseQueryResult<WaitingInquiries> {
  return useQuery<WaitingInquiries>({ queryKey: waitingKey, enabled: false });
}

/**
 * Listens to the server's events about requests; a change reloads the shown lists.
 * @param token the session's; null: does not listen
 */
export function useRequestEvents(token: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (token === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const channel = new BroadcastChannel(NAME);
    let last: WaitingInquiries | null = null;
    const show = (waiting: WaitingInquiries) => update(client, waiting);
    channel.addEventListener('message', ({ data }: MessageEvent<WaitingInquiries | null>) => {
      if (data) show(data);
      // A tab that was opened later asks for the last event.
      else if (last) channel.postMessage(last);
    });
    const listen = () =>
      stayConnected(token, signal, (waiting) => {
        last = waiting;
        show(waiting);
        channel.postMessage(waiting);
      });
    channel.postMessage(null);
    // Without a secure context there are no locks.
    if (navigator.locks) navigator.locks.request(NAME, { signal }, listen).catch(() => {});
    else void listen();
    return () => {
      controller.abort();
      channel.close();
    };
  }, [client, token]);
}

function update(client: QueryClient, waiting: WaitingInquiries): void {
  const before = client.getQueryData<WaitingInquiries>(waitingKey);
  client.setQueryData(waitingKey, waiting);
  if (before && JSON.stringify(before) !== JSON.stringify(waiting)) refreshRequestLists(client);
}

/** Ends when `signal` is aborted, or with the session, which then shows the login. */
async function stayConnected(
  token: string,
  signal: AbortSignal,
  onEvent: (waiting: WaitingInquiries) => void,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await readEvents(token, signal, onEvent);
    } catch (error) {
      if (isUnauthorized(error)) return adminSession.expire(token);
    }
    await pause(RECONNECT_MS, signal);
  }
}

async function readEvents(
  token: string,
  signal: AbortSignal,
  onEvent: (waiting: WaitingInquiries) => void,
): Promise<void> {
  const headers = { Authorization: `Basic ${token}`, Accept: 'text/event-stream' };
  const answer = await apiRequest('GET', staffApiPaths.adminRequestEvents, undefined, { headers, signal });
  for await (const { event, data } of serverEvents(answer)) {
    if (event === 'waiting') onEvent(JSON.parse(data) as WaitingInquiries);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
