import { useMutation } from '@tanstack/react-query';
import { adminRequest } from '../session/admin-client.ts';
import { answered } from '../session/no-answer.ts';

/**
 * Downloads a file of the API. A plain link cannot: the token goes in a header.
 * @param failure text of the toast when it fails
 */
export function useDownload(url: string, failure: string) {
  const { mutate, isPending } = useMutation({ mutationFn: () => download(url), meta: { failure } });
  return { start: () => mutate(), isPending };
}

/** Saves the file under the name in its Content-Disposition header. */
async function download(path: string): Promise<void> {
  const response = await adminRequest('GET', path);
  const url = URL.createObjectURL(await answered(response.blob()));
  const link = document.createElement('a');
  link.href = url;
  link.download = /filename="(.+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? '';
  link.click();
  URL.revokeObjectURL(url);
}
