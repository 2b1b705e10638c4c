import { afraidAtHome } from './afraid-at-home.ts';
import { childrenNotReturned } from './children-not-returned.ts';
import { moneyMoved } from './money-moved.ts';
import { movedOut } from './moved-out.ts';
import { servedWithPapers } from './served-with-papers.ts';
import type { HappenedPage } from './types.ts';

/** The pages under "What happened?", in the order of their answers. */
export const happenedPages: readonly HappenedPage[] = [
  servedWithPapers,
  movedOut,
  childrenNotReturned,
  moneyMoved,
  afraidAtHome,
];
