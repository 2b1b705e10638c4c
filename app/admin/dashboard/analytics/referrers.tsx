import type { AnalyticsReport } from '../../../../contract/analytics.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';

interface ReferrersProps {
  referrers: AnalyticsReport['referrers'];
}

/** Sites whose links were followed to this one. */
export function Referrers({ referrers }: ReferrersProps) {
  return (
    <table className="mt-2 w-full border-collapse text-start text-xs tabular-nums">
      <caption className="sr-only">Referrers</caption>
      <thead>
        <tr className="border-y border-line text-muted">
          <th scope="col" className="py-2.5 text-start font-semibold">
            Site
          </th>
          <th scope="col" className="py-2.5 pl-3 text-end font-semibold">
            Views
          </th>
        </tr>
      </thead>
      <tbody>
        {referrers.map(({ host, views }) => (
          <tr key={host} className="border-b border-line">
            <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
              {host || 'Direct or unknown'}
            </th>
            <td className="py-2 pl-3 text-end">{wholeNumber(views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
