export const SLUG_MAX = 190;

/** WordPress percent-encodes what is not ASCII, and sometimes cuts the encoding in half. */
export function slugFrom(text: string): string {
  return decoded(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}_-]+/gu, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
