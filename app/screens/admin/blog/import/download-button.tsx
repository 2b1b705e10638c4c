import type { ImportReportSummary } from '../../../../../contract/wordpress-import.ts';
import { toastStore } from '../../../../ui/toast-store.ts';
import { staffRequest } from '../../staff-request.ts';
import { reportCall } from './report-address.ts';

/** Downloads a report as JSON. A plain link could not send the session. */
export function DownloadButton({ report: { id, startedAt } }: { report: ImportReportSummary }) {
  const download = async () => {
    try {
      const report = await staffRequest<unknown>('GET', reportCall(id));
      const file = new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = `import-${startedAt.slice(0, 16).replace(/[T:]/g, '-')}.json`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch {
      const description = 'The report could not be downloaded.';
      toastStore.add({ title: 'Error', description, variant: 'destructive' });
    }
  };
  return (
    <button type="button" onClick={() => void download()} className="link py-1.5 font-semibold">
      Download JSON
    </button>
  );
}
