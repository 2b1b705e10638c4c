import type { ImportReportSummary } from '../../../../contract/wordpress-import.ts';
import { toastStore } from '../../../ui/toast-store.ts';
import { download } from '../../kit/download.ts';
import { reportCall } from './report-address.ts';

/** Downloads a report as JSON. */
export function DownloadButton({ report: { id } }: { report: ImportReportSummary }) {
  const save = () =>
    download(reportCall(id)).catch(() => {
      const description = 'The report could not be downloaded.';
      toastStore.add({ title: 'Error', description, variant: 'destructive' });
    });
  return (
    <button type="button" onClick={() => void save()} className="link py-3 font-semibold lg:py-1.5">
      Download JSON
    </button>
  );
}
