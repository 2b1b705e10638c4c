const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats `2026-03-01` as `March 1, 2026`. */
export const formatDate = (date: string) => longDate.format(new Date(`${date}T00:00:00Z`));

/**
 * Replaces each `{name}` in a sentence by the value of that name.
 *
 * @throws when a value is missing
 */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${sentence}" needs a value for ${name}.`);
    return String(value);
  });
}
