import { useDownload } from './download.ts';
import { ToolButton } from './tool-button.tsx';

interface ExportButtonProps {
  url: string;
  /** Reports a failure. */
  failure: string;
}

/** Saves a list as CSV. */
export function ExportButton({ url, failure }: ExportButtonProps) {
  const exporting = useDownload(url, failure);
  return (
    <ToolButton variant="outline" busy={exporting.isPending} onClick={exporting.start}>
      {exporting.isPending ? 'Exporting…' : 'Export CSV'}
    </ToolButton>
  );
}
