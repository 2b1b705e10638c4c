/** The rules of migration 013 as they were when it was written: later changes of the code change no migration. */

export type LeadKind = 'contact' | 'consultation';

export const CONSULTATION_CASE_TYPE = 'Consultation Request';

export function requestSource(pageSource: string): string {
  if (pageSource === 'Contact Page') return 'contact-page';
  if (pageSource.startsWith('Website Footer')) return 'footer';
  if (pageSource === 'Practice Area Sidebar') return 'practice-area';
  return pageSource.startsWith('Blog: ') ? 'article' : 'other';
}

interface SearchedLead {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

export function requestWords({ id, name, email, phone, message }: SearchedLead): string[] {
  return indexedWords([name, email, phone, ...phoneGroups(phone), id, message].join(' '));
}

function phoneGroups(phone: string): string[] {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length < 7) return [digits];
  const [area, exchange, line] = [digits.slice(-10, -7), digits.slice(-7, -4), digits.slice(-4)];
  return [digits, digits.slice(-10), digits.slice(-7), area, exchange, line];
}

const LETTERS_MAX = 60;
/** In bytes. */
const INDEXED_MAX = 600_000;
const WORD = /(?:(?![\u19b0-\u19c9\u1cf2\u1cf3])[\p{Letter}\p{Number}])+/gu;

function searchWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/(?<=\p{Letter})['’](?=\p{Letter})/gu, '');
  return (folded.match(WORD) ?? []).map((word) => [...word].slice(0, LETTERS_MAX).join(''));
}

function indexedWords(text: string): string[] {
  const words = new Set<string>();
  let bytes = 0;
  for (const word of searchWords(text)) {
    if (words.has(word)) continue;
    bytes += Buffer.byteLength(word);
    if (bytes > INDEXED_MAX) break;
    words.add(word);
  }
  return [...words];
}
