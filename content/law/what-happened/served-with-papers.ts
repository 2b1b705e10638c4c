import { paths } from '../../../contract/paths.ts';
import type { HappenedPage } from '../../schema/what-happened.ts';
import { answerHanded, answerOtherwise } from '../periods.ts';
import {
  automaticOrders,
  automaticOrdersBind,
  summonsWithNotice,
  supportCountsFrom,
  timeToAnswer,
} from '../rules.ts';
import { consultation, contested, judge, motion, uncontested } from './costs.ts';
import { answers } from './question.ts';

export const servedWithPapers: HappenedPage = {
  ...answers.served,
  line: 'What the papers ask, and how many days you have.',
  name: 'Served with papers',
  title: 'You were served with papers',
  opening:
    'A case has begun, and you have to respond by a deadline. What the papers ask for are requests. ' +
    'A judge has not granted them.',
  picture: { src: '/drawings/envelope.svg' },
  tonight: [
    'Write down the date, the hour, the place, and who handed them over. ' +
      `You have ${answerHanded} days to respond if they were handed to you in New York, otherwise usually ${answerOtherwise}.`,
    'Photograph every page, the envelope too. Leave the originals unmarked.',
    'Look for dates: they are the first thing to read out when you call.',
    'Sign nothing, send nothing back, and do not call your spouse’s lawyer.',
  ],
  thisMonth: [
    `${timeToAnswer} If that day has passed, respond now anyway.`,
    `An answer to a complaint replies point by point; ${summonsWithNotice}.`,
    `Automatic orders come with the summons and ${automaticOrdersBind}. ${automaticOrders}`,
    'You can ask the court now, by motion, for support and a schedule for the children. ' +
      `${supportCountsFrom}`,
  ],
  costs: [...consultation, judge, motion, uncontested, contested],
  aboutCosts: 'It depends on how much the two of you disagree about. An early agreement costs least.',
  reading: [
    { label: 'Deadlines that matter', href: paths.deadlines },
    { label: 'If you cannot pay for this', href: paths.helpWithCosts },
    { label: 'What the papers say, and what they ask', href: paths.article('served-with-divorce-papers') },
    { label: 'Contested divorce', href: paths.practiceArea('contested-divorce') },
    { label: 'The steps of a divorce', href: paths.procedures },
    { label: 'Glossary: default', href: `${paths.glossary}#default` },
  ],
  fits: [
    paths.practiceArea('contested-divorce'),
    paths.practiceArea('uncontested-divorce'),
    paths.article('served-with-divorce-papers'),
    paths.article('contested-divorce-month-by-month'),
    paths.article('statement-of-net-worth'),
    paths.article('what-to-ask-a-divorce-lawyer'),
  ],
  seo: {
    title: 'Served With Divorce Papers in New York: What Now?',
    description:
      'You were handed divorce papers. What to do tonight, what follows this month, and what it may ' +
      'cost in New York, on one page.',
    keywords: ['served with divorce papers', 'divorce summons New York', 'how to answer divorce papers'],
  },
};
