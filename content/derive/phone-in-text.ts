import type { Phone } from '../schema/firm.ts';

/** A phone number that no line break divides: browsers break after a hyphen between digits. */
export function phoneInText({ display }: Phone): string {
  return display.replaceAll('-', '-\u2060').replaceAll(' ', '\u00a0');
}
