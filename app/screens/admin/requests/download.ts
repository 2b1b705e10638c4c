import { apiRequest } from '../../../api-client.ts';
import { adminSession } from '../session.ts';

/**
 * Saves a file of the API, which a plain link could not ask for: the token goes in a header.
 * @throws {ApiError | TypeError} as `apiRequest`
 */
export async function download(path: string, name: string): Promise<void> {
  const response = await apiRequest('GET', path, undefined, { headers: adminSession.headers() });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
