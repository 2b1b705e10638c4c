import {
  SUBSCRIBER_SEARCH_MAX,
  type SubscriberStatus,
  subscriberStatuses,
} from '../../../contract/subscribers.ts';

/** The filters and the page in the address of the screen; empty: not filtered. */
export interface SubscriberChoice {
  search: string;
  status: SubscriberStatus | '';
  /** From 1. */
  page: number;
}

/** Reads the filters from an address; values that mean nothing are left out. */
export function readChoice(parameters: URLSearchParams): SubscriberChoice {
  const status = subscriberStatuses.find(({ value }) => value === parameters.get('status'));
  const page = parameters.get('page') ?? '';
  return {
    search: (parameters.get('search') ?? '').slice(0, SUBSCRIBER_SEARCH_MAX),
    status: status?.value ?? '',
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** The present address with these filters; what else it holds stays. */
export function writeChoice(choice: SubscriberChoice, present: URLSearchParams): URLSearchParams {
  const parameters = new URLSearchParams(present);
  const values = {
    search: choice.search,
    status: choice.status,
    page: choice.page > 1 ? String(choice.page) : '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  return parameters;
}
