import type { ImportReportSummary } from '../../../../contract/wordpress-import.ts';
import { useDownload } from '../../kit/download.ts';
import { reportApiUrl } from './report-urls.ts';

/** Downloads a report as JSON. */
export function DownloadButton({ report: { id } }: { report: ImportReportSummary }) {
  const report = useDownload(reportApiUrl(id), 'The report could not be downloaded.');
  return (
    <button type="button" onClick={report.start} className="link py-3 font-semibold lg:py-1.5">
      Download JSON
    </button>
  );
}
