import { adminRequest } from '../session/admin-client.ts';

/**
 * Saves a file of the API under the name that its answer gives. A plain link could not ask for it: the token goes in a
 * header.
 * @throws {ApiError | TypeError} as `adminRequest`
 */
export async function download(path: string): Promise<void> {
  const response = await adminRequest('GET', path);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = /filename="(.+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? '';
  link.click();
  URL.revokeObjectURL(address);
}
