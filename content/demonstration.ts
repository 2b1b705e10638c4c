import { firm } from './firm.ts';

/** A text of the demonstration, whose firm is invented, or the one that takes its place for a real firm. */
export function inDemonstration<T>(sample: T, real: T): T {
  return firm.demonstration.shown ? sample : real;
}
