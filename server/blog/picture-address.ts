/**
 * The address of a picture as it is stored: a path of this site, or an absolute address; one without a scheme
 * (`//host/…`) is asked for by https.
 * @returns null for anything else
 */
export function addressOf(given: string | null): string | null {
  const text = given?.trim() ?? '';
  if (/^\/(?![/\\])/.test(text)) return text;
  const url = URL.parse(text.startsWith('//') ? `https:${text}` : text);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
