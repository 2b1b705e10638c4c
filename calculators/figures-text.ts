export interface FiguresText {
  /** Names the calculation. */
  heading: string;
  /** The entered figures by the label of their field. */
  typed: readonly { label: string; value: string }[];
  /** The results, a sentence each. */
  results: readonly string[];
}

/**
 * Formats figures and results as plain text, one per line, for the message of the contact form. Blank figures
 * are omitted; no line contains a line break.
 */
export function figuresText({ heading, typed, results }: FiguresText): string {
  const filled = typed.filter(({ value }) => value.trim() !== '');
  const sections = [[heading], filled.map(({ label, value }) => `${label}: ${value.trim()}`), results];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => line.replace(/\s+/gu, ' ')).join('\n'))
    .join('\n\n');
}
