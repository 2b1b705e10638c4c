import { useMutation } from '@tanstack/react-query';
import { isUnauthorized } from '../../query-client.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { download } from './download.ts';
import { toolButton } from './tool-button.ts';

interface ExportButtonProps {
  /** The address of the CSV. */
  url: string;
  /** Reports a failure. */
  failure: string;
}

/** Saves a list as CSV. */
export function ExportButton({ url, failure }: ExportButtonProps) {
  const exporting = useMutation({
    mutationFn: () => download(url),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toastStore.add({ title: 'Error', description: failure, variant: 'destructive' });
    },
  });
  return (
    <button
      type="button"
      aria-disabled={exporting.isPending}
      onClick={() => {
        if (!exporting.isPending) exporting.mutate();
      }}
      className={toolButton('outline')}
    >
      {exporting.isPending ? 'Exporting…' : 'Export CSV'}
    </button>
  );
}
