import { maintenanceGuideline } from '#law/guidelines.ts';
import {
  automaticOrdersBind,
  automaticOrdersForbid,
  counselFees,
  supportCountsFrom,
  supportWithoutDivorce,
} from '#law/rules.ts';
import { deductions } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 1,
  name: 'Spousal Support',
  menu: { group: 'Children and support', place: 1 },
  anchor: 'spousal-support',
  inPanel: true,
  inFooter: true,
  matters: [
    {
      place: 1,
      title: 'Spousal support',
      text: 'Money while the case runs, or without a divorce.',
      key: 'spousal-maintenance',
    },
  ],
};

export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text: 'Support between spouses can be asked for while a divorce is pending, and in Family Court without one.',
    points: ['Temporary maintenance', 'Support without a divorce', 'Attorney’s fees'],
    link: 'Read about spousal support',
  },
  subtitle: 'Money before there is a judgment',
  badge: 'While the case runs',
  heroDescription:
    'Support between spouses can be asked for while a divorce is pending, and in Family Court without one.',
  calculator: 'alimony',
  personalMessage: [],
  whyChooseUs: [],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What the law provides',
        content: [
          supportWithoutDivorce,
          supportCountsFrom,
          `The amount follows a formula up to a cap on income. ${maintenanceGuideline}`,
          counselFees,
          `Incomes count after the deductions: ${deductions}.`,
          `A payor keeps the self-support reserve: ${lawFigures.selfSupportReserve} a year since ${lawFigures.reserveSince}.`,
          `In a divorce, automatic orders ${automaticOrdersForbid}. They ${automaticOrdersBind}.`,
        ],
      },
      {
        type: 'list',
        title: 'Papers that help at the first meeting',
        content: 'Bring what you have; nothing on the list is needed to begin.',
        items: [
          'Tax returns and pay stubs of both spouses, where you have them',
          'A list of what you spend in a month',
          'Bills that are due',
          'Every agreement or order that exists',
        ],
      },
    ],
  },
  testimonials: [],
  interviews: [],
  help: 'home',
  seo: {
    title: 'Spousal Support Lawyers',
    description:
      'Spousal support in New York before a judgment: in a divorce or without one, from which day it counts, and attorney’s fees.',
    keywords: ['spousal support lawyer New York', 'temporary maintenance', 'support without divorce'],
  },
};
