import { adminMutation, adminRequest } from '../session/admin-client.ts';
import { answered } from '../session/no-answer.ts';

/** Calls the staff API and parses the JSON answer; null for an empty body. Throws like `adminRequest`. */
export async function staffRequest<Answer>(method: string, url: string, body?: unknown): Promise<Answer> {
  const response = await (method === 'GET' ? adminRequest(method, url) : adminMutation(method, url, body));
  const text = await answered(response.text());
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

/** Loads rows of a list; `total` counts those of all pages (`X-Total-Count`). */
export async function fetchRows<Row>(url: string): Promise<{ rows: Row[]; total: number }> {
  const response = await adminRequest('GET', url);
  const rows = (await answered(response.json())) as Row[];
  return { rows, total: Number(response.headers.get('X-Total-Count') ?? rows.length) };
}
