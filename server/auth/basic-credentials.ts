export interface BasicCredentials {
  username: string;
  secret: string;
}

const HEADER = /^basic +([A-Za-z0-9+/]+={0,2}) *$/i;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Encodes credentials for `Authorization: Basic` (RFC 7617, section 2), in UTF-8. */
export function encodeBasic({ username, secret }: BasicCredentials): string {
  return Buffer.from(`${username}:${secret}`).toString('base64');
}

/** @returns null unless the header holds one well-formed Basic pair */
export function parseBasic(header: string | undefined): BasicCredentials | null {
  const encoded = HEADER.exec(header ?? '')?.[1];
  if (!encoded) return null;
  const bytes = Buffer.from(encoded, 'base64');
  // Node ignores invalid base64 characters; only the canonical form is accepted.
  if (bytes.toString('base64') !== encoded) return null;
  try {
    const pair = decoder.decode(bytes);
    const colon = pair.indexOf(':');
    if (colon < 0 || /\p{Cc}/u.test(pair)) return null;
    return { username: pair.slice(0, colon), secret: pair.slice(colon + 1) };
  } catch {
    return null;
  }
}
