// Counts and texts that this firm's site has to show; the content check compares them with the pages.
import type { FactRule } from '../schema/fact.ts';

/** By the name of a count of the content check, such as `attorneys`. */
export const EXPECTED_COUNTS: Readonly<Record<string, number>> = {};

export const EXPECTED_IN_AREA: Readonly<Record<string, number>> = {};

/** The types of sections that a practice-area page must have. */
export const EXPECTED_SECTIONS: readonly string[] = [];

export const FEWEST_GLOSSARY_TERMS = 60;

/** Texts that a page must show, by its path. */
export const EXPECTED_TEXTS: Readonly<Record<string, readonly string[]>> = {};

/** Links that a page must have, by its path. */
export const EXPECTED_LINKS: Readonly<Record<string, readonly string[]>> = {};

/** Statements about the firm that its pages must make, and must not. */
export const FACTS: readonly FactRule[] = [];
