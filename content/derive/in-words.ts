const WORDS = 'no one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');

/** A count with its noun, as in "six attorneys" or "one attorney"; figures above thirteen. */
export function inWords(count: number, one: string, many = `${one}s`): string {
  return `${WORDS[count] ?? count} ${count === 1 ? one : many}`;
}

/** The same at the start of a sentence. */
export function inWordsFirst(...counted: Parameters<typeof inWords>): string {
  const words = inWords(...counted);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const list = new Intl.ListFormat('en-GB');

/** As in "forms, videos and the newsletter". */
export function listInWords(items: readonly string[]): string {
  return list.format(items);
}
