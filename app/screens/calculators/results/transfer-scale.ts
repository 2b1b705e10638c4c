import type { Cents } from '../../../../calculators/money.ts';

interface Change {
  beforeCents: Cents;
  afterCents: Cents;
}

/** A stretch of the drawing's width, in percent. */
export interface Span {
  start: number;
  width: number;
}

/**
 * The scale on which both sides of a payment are drawn: from the least of their figures, and 0 at most, to the
 * largest.
 */
export function scaleOf(sides: readonly Change[]) {
  const figures = sides.flatMap(({ beforeCents, afterCents }) => [beforeCents, afterCents]);
  const least = Math.min(0, ...figures);
  const range = Math.max(1, ...figures) - least;
  const position = (cents: Cents) => Math.round((1000 * (cents - least)) / range) / 10;
  return {
    /** Where 0 lies, in percent; 0 itself unless a figure is negative. */
    zero: position(0),
    /** What lies between two figures, in whichever order. */
    at(from: Cents, to: Cents): Span {
      const [start, end] = [position(Math.min(from, to)), position(Math.max(from, to))];
      return { start, width: Math.round(10 * (end - start)) / 10 };
    },
    /** The middle of what moves. */
    middle: ({ beforeCents, afterCents }: Change) =>
      Math.round(5 * (position(beforeCents) + position(afterCents))) / 10,
  };
}
