import { type Element, elementsIn, textIn } from '../../platform/html.ts';

const SENTENCE_END =
  /(?<=(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|vs?|Jr|Sr|Inc|Co|Esq|U\.S|[A-Z]))[.!?]["'”’)]*)\s+(?=["“‘']?\p{Lu})/u;

/** Length in characters of a sentence that suits a narrow column. */
const SHORTEST = 45;
const LONGEST = 130;

/** Words that refer to the sentence before. */
const DEPENDENT_OPENERS =
  /^(add|and|also|as|at|because|besides|both|ask|but|each|either|else|even|for|from|further|he|hence|her|here|his|however|i|if|in|instead|it|its|likewise|many|more|most|much|neither|none|nothing but|nor|on|now|one|only|or|other|others|our|she|since|so|some|still|such|that|the (?:other|same|second|latter|former|third|first|last|rest|above)|their|then|there|therefore|these|they|this|those|though|thus|to|too|two|under|we|what follows|what remains|whether|which|with|yes|yet)\b/i;
/** Words whose meaning another sentence holds, and names. */
const REFERS =
  /\b(?:all of|he|her|him|his|it|its|she|such|that|their|them|then|they|this|those)\b|[^.\s] \p{Lu}/u;
const UNFIT =
  /[\d“”"():;§%$@/…]|—|\bwe\b|\bI\b|\bus\b|\bour\b|\b(?:above|below|following|see|call|read)\b|guarantee|advertising|prior results|legal advice/i;

/** The parts of a text that end with a full stop, a question mark or an exclamation mark. */
function sentencesOf(text: string): string[] {
  return text.replace(/\s+/g, ' ').trim().split(SENTENCE_END);
}

/** The first sentences of a text that fit together into so many characters, at least one. */
export function firstSentences(text: string, length: number): string {
  const [first = '', ...others] = sentencesOf(text);
  let shown = first;
  for (const sentence of others) {
    if (shown.length + sentence.length >= length) break;
    shown += ` ${sentence}`;
  }
  return shown;
}

/**
 * The sentence of an article's paragraphs that says most by itself: of a fitting length, without figures, references,
 * speech and disclaimers, preferably the last one of its paragraph.
 * @returns null where none does; otherwise with the number of its block
 */
export function bestQuotation(blocks: readonly Element[]): { block: number; text: string } | null {
  const found = blocks.flatMap((block, index) => {
    const place = index / blocks.length;
    if (block.tagName !== 'p' || place < 0.15 || place > 0.85 || elementsIn(block, 'a', 'img').length > 0)
      return [];
    return sentencesOf(textIn(block)).flatMap((text, at, all) =>
      isFit(text)
        ? [
            {
              block: index,
              text,
              score:
                (at === all.length - 1 ? 2 : 0) + (text.length <= 95 ? 1 : 0) - (REFERS.test(text) ? 2 : 0),
            },
          ]
        : [],
    );
  });
  return found.reduce<(typeof found)[number] | null>(
    (best, one) => (best && best.score >= one.score ? best : one),
    null,
  );
}

const isFit = (text: string) =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  text.endsWith('.') &&
  !DEPENDENT_OPENERS.test(text) &&
  !UNFIT.test(text);
