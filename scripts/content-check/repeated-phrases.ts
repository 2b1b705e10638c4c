import type { ContentSource } from './content-sources.ts';
import type { PageFacts } from './read-page.ts';

/** Words of the shortest phrase that counts; shorter ones are idioms. */
const FEWEST_WORDS = 6;

/** On more pages a phrase reads as a formula. */
const MOST_PAGES = 3;

export interface RepeatedPhrase {
  phrase: string;
  pages: readonly string[];
}

/**
 * Phrases written separately on too many pages, the most frequent first. A text that stands unchanged on several
 * pages (a label, a notice, the card of an article) is written once, and counts for the first of them.
 * Placeholders (texts in brackets) do not count.
 * @param shared texts that do not count within others either, such as statements of law
 */
export function repeatedPhrases(
  pages: readonly Pick<PageFacts, 'path' | 'noindex' | 'passages'>[],
  shared: readonly string[],
): RepeatedPhrase[] {
  const excepted = [...new Set(shared.map(plain))].filter((text) => text.split(' ').length > 2);
  const read = new Set<string>();
  const pagesWith = new Map<string, Set<string>>();
  for (const { path, noindex, passages } of pages) {
    if (noindex) continue;
    const written = passages.filter((passage) => !read.has(passage) && !passage.startsWith('['));
    for (const passage of passages) read.add(passage);
    for (const phrase of written.flatMap((passage) => phrasesIn(passage, excepted))) {
      pagesWith.set(phrase, (pagesWith.get(phrase) ?? new Set()).add(path));
    }
  }
  const repeated = [...pagesWith]
    .filter(([, paths]) => paths.size > MOST_PAGES)
    .map(([phrase, paths]) => ({ phrase, pages: [...paths] }));
  return joined(repeated).sort((one, other) => other.pages.length - one.pages.length);
}

/** One sentence for each repeated phrase, with the files that write it, or else its pages. */
export function inFiles({ phrase, pages }: RepeatedPhrase, sources: readonly ContentSource[]): string {
  const files = sources.filter(({ source }) => ` ${plain(unbroken(source))} `.includes(` ${phrase} `));
  const where = files.length > 0 ? files.map(({ file }) => file) : pages;
  return `"${phrase}" stands on ${pages.length} pages: ${where.join(', ')}`;
}

/** Every text in a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every run of so many words, outside the texts that do not count. */
function phrasesIn(passage: string, excepted: readonly string[]): string[] {
  let text = ` ${plain(passage)} `;
  for (const one of excepted) text = text.replaceAll(` ${one} `, ' | ');
  return text.split('|').flatMap((part) => {
    const words = part.trim().split(' ');
    return words.slice(FEWEST_WORDS - 1).map((_, at) => words.slice(at, at + FEWEST_WORDS).join(' '));
  });
}

/** The words in lower case, without punctuation; an amount is one word. */
function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}$%§’]+(?:[.,–-][\p{L}\p{N}%]+)*/gu) ?? []).join(' ');
}

/** Joins phrases of which one begins a word after the other, on the same pages. */
function joined(phrases: readonly RepeatedPhrase[]): RepeatedPhrase[] {
  const result: RepeatedPhrase[] = [];
  for (const { phrase, pages } of phrases) {
    const overlap = phrase.split(' ').slice(0, -1).join(' ');
    const before = result.find(
      (one) => one.phrase.endsWith(overlap) && one.pages.join(' ') === pages.join(' '),
    );
    if (before) before.phrase += phrase.slice(overlap.length);
    else result.push({ phrase, pages });
  }
  return result;
}

/** Source code with each concatenated text in one piece. */
function unbroken(source: string): string {
  return source.replace(/(['`])\s*\+\s*\1/g, '');
}
