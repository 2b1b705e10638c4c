import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ACCEPTED_LEADS_CHANNEL } from '../../lead-forms/lead.ts';
import { refreshRequests } from './refresh-requests.ts';

/** After a form was sent in another tab of this browser, the list is out of date (specification section 7). */
export function useAcceptedLeads(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(ACCEPTED_LEADS_CHANNEL);
    channel.addEventListener('message', () => refreshRequests(client));
    return () => channel.close();
  }, [client]);
}
