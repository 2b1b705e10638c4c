import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** Makes a random password of 99 bits that can be read out and typed, such as `k7mfq-2xw9d-ht4vb-n8pzc`. */
export function newPassword(): string {
  const character = () => ALPHABET[randomInt(ALPHABET.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, character).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
