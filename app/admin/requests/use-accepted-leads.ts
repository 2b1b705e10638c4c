import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ACCEPTED_LEADS_CHANNEL } from '../../forms/lead.ts';
import { refreshRequests } from './refresh-requests.ts';

/** Reloads the list after a form was sent in another tab (specification section 7). */
export function useAcceptedLeads(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(ACCEPTED_LEADS_CHANNEL);
    channel.addEventListener('message', () => refreshRequests(client));
    return () => channel.close();
  }, [client]);
}
