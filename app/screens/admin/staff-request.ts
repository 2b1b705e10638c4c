import { apiRequest } from '../../api-client.ts';
import { adminSession } from './session.ts';

/**
 * Makes a call of the staff and reads its JSON.
 * @throws {ApiError} for an answer that is not ok
 * @throws {TypeError} when there was no answer
 */
export async function staffRequest<Answer>(method: string, url: string, body?: unknown): Promise<Answer> {
  const response = await apiRequest(method, url, body, { headers: adminSession.headers() });
  const text = await response.text();
  return (text === '' ? null : JSON.parse(text)) as Answer;
}
