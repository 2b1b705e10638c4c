import { useQuery } from '@tanstack/react-query';
import type { InquiryDelivery, InquiryDetail } from '../../../contract/inquiries.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';

/** Polling interval of a delivery. */
const POLL_MS = 2000;

export const requestKey = (number: number) => [staffApiPaths.adminRequest(number)] as const;

/** Loads a request; polls while its mails or its webhook message are being sent. */
export function useRequest(number: number) {
  return useQuery<InquiryDetail>({
    queryKey: requestKey(number),
    // A colleague may have changed the request since it was cached.
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.deliveries.some(isUnderWay) ? POLL_MS : false),
  });
}

/** True while it is being sent, or before its first attempt. */
function isUnderWay({ status, attempts }: InquiryDelivery): boolean {
  return status === 'sending' || (status === 'pending' && attempts === 0);
}
