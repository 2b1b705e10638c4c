import { adminMutation, adminRequest } from '../session/admin-client.ts';

/** Calls the staff API and parses the JSON answer; null for an empty body. Throws like `adminRequest`. */
export async function staffRequest<Answer>(method: string, url: string, body?: unknown): Promise<Answer> {
  const response = await (method === 'GET' ? adminRequest(method, url) : adminMutation(method, url, body));
  const text = await response.text();
  return (text === '' ? null : JSON.parse(text)) as Answer;
}
