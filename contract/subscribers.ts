import * as z from 'zod/mini';
import { searchedText } from './query-fields.ts';

/** The states of an address, in the order in which it passes them. */
export const subscriberStatuses = [
  { value: 'pending', label: 'Not confirmed' },
  { value: 'subscribed', label: 'Subscribed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
] as const;

export type SubscriberStatus = (typeof subscriberStatuses)[number]['value'];

export const SUBSCRIBERS_PER_PAGE = 50;
export const SUBSCRIBER_SEARCH_MAX = 200;

/** The filters of `GET /api/admin/newsletter/subscribers` and of its export, as query parameters. */
export const subscriberFilterSchema = z.object({
  /** Part of an address. */
  search: searchedText(SUBSCRIBER_SEARCH_MAX),
  status: z.optional(z.enum(['pending', 'subscribed', 'unsubscribed'], 'Unknown status')),
});

export type SubscriberFilter = z.output<typeof subscriberFilterSchema>;

export interface Subscriber {
  id: string;
  email: string;
  status: SubscriberStatus;
  /** Why the request looks like spam. */
  suspectedSpam: string | null;
  /** The last request to subscribe, UTC ISO 8601. */
  requestedAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
}

/** `GET /api/admin/newsletter/subscribers`: the last request first. */
export interface SubscriberList {
  subscribers: Subscriber[];
  /** Number of subscribers on all pages of this filter. */
  total: number;
  /** Counts in the whole list, whatever the filter. */
  counts: Record<SubscriberStatus, number>;
}
