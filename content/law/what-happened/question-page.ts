import { atAnyHour } from '../../derive/promises.ts';
import { quickExit } from '../../interface/quick-exit.ts';
import type { Link } from '../../schema/firm.ts';
import type { PageSeo } from '../../schema/seo.ts';
import { happenedLabels } from './labels.ts';

/** The page of the question. */
export const questionPage = {
  intro: 'Which is closest? Each page tells you what to do tonight, what comes next, and what it may cost.',
  /** Below the answers. */
  none: `None of these? Ask a person${atAnyHour}:`,
  call: happenedLabels.call,
  write: happenedLabels.write,
  hide: quickExit.hide,
  seo: {
    // Neutral words: they stand on the tab and in the browser's history.
    title: 'What Happened? General Information, New York',
    description:
      'Served with papers, a spouse moved out, children not returned, money moved, afraid at home: one page for each, ' +
      'with what to do tonight.',
    keywords: [
      'served with divorce papers',
      'spouse moved out',
      'children not returned',
      'family law New York',
    ],
  },
} satisfies Record<string, string | Link | PageSeo>;
