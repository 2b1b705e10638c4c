import type { Cents } from '../../../../calculators/money.ts';

interface Change {
  beforeCents: Cents;
  afterCents: Cents;
}

/** A part of the drawing's width, in percent. */
export interface Span {
  start: number;
  width: number;
}

/** The scale for both sides of a payment: from their smallest figure, or 0, to the largest. */
export function scaleOf(sides: readonly Change[]) {
  const figures = sides.flatMap(({ beforeCents, afterCents }) => [beforeCents, afterCents]);
  const least = Math.min(0, ...figures);
  const range = Math.max(1, ...figures) - least;
  const position = (cents: Cents) => Math.round((1000 * (cents - least)) / range) / 10;
  return {
    /** Position of 0 in percent; 0 unless a figure is negative. */
    zero: position(0),
    /** The span between two figures, in either order. */
    at(from: Cents, to: Cents): Span {
      const [start, end] = [position(Math.min(from, to)), position(Math.max(from, to))];
      return { start, width: Math.round(10 * (end - start)) / 10 };
    },
    /** Position of the middle between before and after. */
    middle: ({ beforeCents, afterCents }: Change) =>
      Math.round(5 * (position(beforeCents) + position(afterCents))) / 10,
  };
}
