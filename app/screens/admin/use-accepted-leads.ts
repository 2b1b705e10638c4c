import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LEAD_ACCEPTED_EVENT } from '../../lead-forms/lead.ts';
import { refreshRequests } from './refresh-requests.ts';

/** After a form of this page was sent, the list is out of date (specification section 7). */
export function useAcceptedLeads(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => refreshRequests(client);
    window.addEventListener(LEAD_ACCEPTED_EVENT, refresh);
    return () => window.removeEventListener(LEAD_ACCEPTED_EVENT, refresh);
  }, [client]);
}
