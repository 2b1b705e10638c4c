import { hash } from 'node:crypto';

/** SHA-256 in hexadecimal. A plain hash suffices for tokens and secrets that are long and random. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data);
}
