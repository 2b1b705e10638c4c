import type { HappenedPage } from '../../schema/what-happened.ts';
import { afraidAtHome } from './afraid-at-home.ts';
import { childrenNotReturned } from './children-not-returned.ts';
import { moneyMoved } from './money-moved.ts';
import { movedOut } from './moved-out.ts';
import type { HappenedAnswer } from './question.ts';
import { servedWithPapers } from './served-with-papers.ts';

/** The pages under "What happened?", in the order of their answers. */
export const happenedPages: readonly HappenedPage[] = [
  servedWithPapers,
  movedOut,
  childrenNotReturned,
  moneyMoved,
  afraidAtHome,
];

/**
 * The answers that fit a practice area or an article.
 * @param terms tags and categories of the article
 */
export function answersFitting(path: string, terms: readonly string[] = []): HappenedAnswer[] {
  return happenedPages
    .filter(({ fits }) => [path, ...terms].some((one) => fits.includes(one)))
    .map(({ slug, label, href }) => ({ slug, label, href }));
}
