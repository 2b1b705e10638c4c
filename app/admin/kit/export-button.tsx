import { useDownload } from './download.ts';
import { toolButton } from './tool-button.ts';

interface ExportButtonProps {
  url: string;
  /** Reports a failure. */
  failure: string;
}

/** Saves a list as CSV. */
export function ExportButton({ url, failure }: ExportButtonProps) {
  const exporting = useDownload(url, failure);
  return (
    <button
      type="button"
      aria-disabled={exporting.isPending}
      onClick={() => {
        if (!exporting.isPending) exporting.start();
      }}
      className={toolButton('outline')}
    >
      {exporting.isPending ? 'Exporting…' : 'Export CSV'}
    </button>
  );
}
