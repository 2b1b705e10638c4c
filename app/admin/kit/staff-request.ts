import { adminMutation, adminRequest } from '../session/admin-client.ts';

/** Makes a call of the staff and reads its JSON. Throws as `adminRequest`; null where the answer has no body. */
export async function staffRequest<Answer>(method: string, url: string, body?: unknown): Promise<Answer> {
  const response = await (method === 'GET' ? adminRequest(method, url) : adminMutation(method, url, body));
  const text = await response.text();
  return (text === '' ? null : JSON.parse(text)) as Answer;
}
