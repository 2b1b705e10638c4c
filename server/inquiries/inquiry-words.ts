import type { Lead } from '../../contract/leads.ts';
import { indexedWords } from '../platform/search-words.ts';

type SearchedLead = Pick<Lead, 'id' | 'name' | 'email' | 'phone' | 'message'>;

/** The words by which staff find an inquiry: name, e-mail address, phone number, reference and message. */
export function inquiryWords({ id, name, email, phone, message }: SearchedLead): string[] {
  return indexedWords([name, email, phone, ...phoneGroups(phone), id, message].join(' '));
}

/** Spellings of a phone number: with and without country and area code, in groups and in one. */
function phoneGroups(phone: string): string[] {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length < 7) return [digits];
  const [area, exchange, line] = [digits.slice(-10, -7), digits.slice(-7, -4), digits.slice(-4)];
  return [digits, digits.slice(-10), digits.slice(-7), area, exchange, line];
}
