import { adminRequest } from '../session/admin-client.ts';

/**
 * Saves a file of the API, which a plain link could not ask for: the token goes in a header.
 * @throws {ApiError | TypeError} as `adminRequest`
 */
export async function download(path: string, name: string): Promise<void> {
  const response = await adminRequest('GET', path);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
