import { useMutation } from '@tanstack/react-query';
import { firmDay } from '../../../content/derive/firm-time.ts';
import { isUnauthorized } from '../../query-client.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { download } from './download.ts';
import { toolButton } from './tool-button.ts';

interface ExportButtonProps {
  /** The address of the CSV. */
  url: string;
  /** The file's name without its date and extension. */
  name: string;
  /** Reports a failure. */
  failure: string;
}

/** Saves a list as CSV. */
export function ExportButton({ url, name, failure }: ExportButtonProps) {
  const exporting = useMutation({
    mutationFn: () => download(url, `${name}-${firmDay(new Date())}.csv`),
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
