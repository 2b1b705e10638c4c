import type { PageFigures } from '../../../../contract/analytics.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';

interface TopPagesProps {
  pages: readonly PageFigures[];
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** Most viewed pages with the requests that were sent from them. */
export function TopPages({ pages }: TopPagesProps) {
  return (
    <table className="mt-2 w-full border-collapse text-start text-xs tabular-nums">
      <caption className="sr-only">Top pages</caption>
      <thead>
        <tr className="border-y border-line text-slate">
          <th scope="col" className="py-2.5 text-start font-semibold">
            Page
          </th>
          <th scope="col" className="py-2.5 pl-3 text-end font-semibold">
            Views
          </th>
          <th scope="col" className="py-2.5 pl-3 text-end font-semibold">
            Requests
          </th>
          <th scope="col" className="py-2.5 pl-3 text-end font-semibold">
            <abbr title="Requests for each hundred views" className="no-underline">
              Rate
            </abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ page, views, requests }) => (
          <tr key={page} className="border-b border-line">
            <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
              <a href={page} className="link">
                {decoded(page)}
              </a>
            </th>
            <td className="py-2 pl-3 text-end">{wholeNumber(views)}</td>
            <td className="py-2 pl-3 text-end">{wholeNumber(requests)}</td>
            <td className="py-2 pl-3 text-end text-slate">
              {requests > 0 ? percent.format(requests / views) : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // The path may hold a malformed escape.
    return path;
  }
}
