import type { AnalyticsReport } from '../../../../contract/analytics.ts';
import { CountTable } from './count-table.tsx';

/** Sites whose links were followed to this one. */
export function Referrers({ referrers }: Pick<AnalyticsReport, 'referrers'>) {
  return (
    <CountTable
      caption="Referrers"
      head={['Site', 'Views']}
      rows={referrers.map(({ host, views }) => ({ name: host || 'Direct or unknown', count: views }))}
    />
  );
}
