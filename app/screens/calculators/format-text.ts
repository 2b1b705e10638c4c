const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `March 1, 2026` of `2026-03-01`. */
export const inWords = (date: string) => longDate.format(new Date(`${date}T00:00:00Z`));

/**
 * A sentence of the content with its figures: `{name}` gives way to the value of that name.
 * @throws where the sentence asks for a value that is not given
 */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${sentence}" asks for ${name}.`);
    return String(value);
  });
}
