import { lawFigures } from '../../calculators/law-figures.ts';
import type { ShortAnswer } from '../schema/faq.ts';
import { maintenanceGuideline, noFaultCondition } from './guidelines.ts';
import { childSupportEnd, residencePeriod } from './statements.ts';

const { childSupportPercent: percents } = lawFigures;

/** Rules of law in one sentence each. */
export const shortAnswers: readonly ShortAnswer[] = [
  {
    question: 'Is New York a no-fault state?',
    answer: `Yes: an irretrievable breakdown of six months. ${noFaultCondition}`,
  },
  {
    question: 'How many grounds for divorce are there?',
    answer: 'Seven, of which irretrievable breakdown is the no-fault ground.',
  },
  {
    question: 'How long must I have lived in New York?',
    answer: `Two years, or one year with a connection to the state, ${residencePeriod}.`,
  },
  {
    question: 'How much is child support?',
    answer:
      `For one to four children ${percents.one}, ${percents.two}, ${percents.three} or ${percents.four}; for five ` +
      `or more, at least ${percents.fiveOrMore} of combined income up to the cap.`,
  },
  { question: 'When does child support end?', answer: `It runs ${childSupportEnd}.` },
  {
    question: 'How is maintenance calculated?',
    answer: `By a statutory formula on income up to a cap. ${maintenanceGuideline}`,
  },
];
