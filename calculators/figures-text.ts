export interface FiguresText {
  /** What was calculated, and as of when. */
  heading: string;
  /** What was typed, by the label of its field. */
  typed: readonly { label: string; value: string }[];
  /** What it comes to, a sentence each. */
  results: readonly string[];
}

/**
 * Figures and result as plain text, a line each, for the message of the contact form. Blank figures are left
 * out. It holds no line break inside a line, whatever was typed.
 */
export function figuresText({ heading, typed, results }: FiguresText): string {
  const filled = typed.filter(({ value }) => value.trim() !== '');
  const sections = [[heading], filled.map(({ label, value }) => `${label}: ${value.trim()}`), results];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => line.replace(/\s+/gu, ' ')).join('\n'))
    .join('\n\n');
}
