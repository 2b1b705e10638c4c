import { wholeNumber } from '../../ui/whole-number.ts';

/** `1 subscriber`, `1,204 subscribers`. */
export function subscribersInWords(count: number): string {
  return `${wholeNumber(count)} ${count === 1 ? 'subscriber' : 'subscribers'}`;
}
