import type { PageFigures } from '../../../../contract/analytics.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';

const rate = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Most viewed pages with the requests that were sent from them. */
export function TopPages({ pages }: { pages: readonly PageFigures[] }) {
  return (
    <table className="mt-2 w-full border-collapse text-start text-xs tabular-nums">
      <caption className="sr-only">Top pages</caption>
      <thead>
        <tr className="border-y border-line text-muted">
          <th scope="col" className="py-2.5 text-start font-semibold">
            Page
          </th>
          <th scope="col" className="py-2.5 pl-3 text-end font-semibold">
            Views
          </th>
          <th scope="col" className="py-2.5 pl-3 text-end font-semibold">
            Requests
          </th>
          <th scope="col" className="w-20 py-2.5 pl-3 text-end font-semibold sm:w-28">
            Requests per 100 views
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ page, title, views, requests }) => (
          <tr key={page} className="border-b border-line">
            <th scope="row" className="text-start lg:py-2 font-normal wrap-anywhere">
              <a href={page} className="link inline-flex min-h-11 items-center lg:min-h-0">
                {title ?? page}
              </a>
              {title && <span className="block text-muted max-lg:-mt-2 max-lg:pb-2">{page}</span>}
            </th>
            <td className="py-2 pl-3 text-end">{wholeNumber(views)}</td>
            <td className="py-2 pl-3 text-end">{wholeNumber(requests)}</td>
            <td className="py-2 pl-3 text-end text-muted">{rate.format((100 * requests) / views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
