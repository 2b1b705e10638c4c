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

/** Keeps a range of figures (`15–30%`) and a citation (`§ 236(B)(5)`) on one line. */
export function keepTogether(text: string): string {
  return text
    .replaceAll('§ ', '§\u00a0')
    .replaceAll(')(', ')\u2060(')
    .replace(/–(?=\d)/g, '–\u2060');
}
