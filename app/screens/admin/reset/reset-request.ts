import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { apiRequest } from '../../../api-client.ts';

/** The calls for a new password, which need no login. Throws as `apiRequest`. */
export function resetRequest(method: 'POST' | 'PUT', body: unknown): Promise<Response> {
  return apiRequest(method, staffApiPaths.adminPasswordReset, body);
}
