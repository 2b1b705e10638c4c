import { maintenanceGuideline, noFaultCondition } from '#law/guidelines.ts';
import { asOf, childSupportEnd, residencePeriod, typicalFees } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import { officePlaces } from '../../derive/offices.ts';
import type { ShortAnswer } from '../../schema/firm.ts';
import { firm } from '../identity.ts';

const { childSupportPercent: percents } = lawFigures;

/** @sample services */
export const summary = {
  heading: `${firm.shortName}, divorce and family lawyers in New York`,
  text:
    `${firm.name} has represented clients in New York divorce and family matters since ${firm.foundedYear}, ` +
    `${officePlaces}.`,
  servicesHeading: 'Services',
  services: [
    'Contested, uncontested and high net worth divorce',
    'Child custody and child support',
    'Spousal maintenance and property division',
    'Prenuptial, postnuptial and separation agreements',
    'Orders of protection and criminal defense',
  ],
  answersHeading: 'Short answers',
  answers: [
    {
      question: 'What does an uncontested divorce cost?',
      answer: `$3,000–$5,000 in legal fees (${typicalFees}), plus court fees of about $335–$350, as of ${asOf}.`,
    },
    {
      question: 'What does a contested divorce cost?',
      answer: `$15,000–$30,000 or more in legal fees (${typicalFees}), as of ${asOf}.`,
    },
    {
      question: 'How long does a divorce take?',
      answer: 'Uncontested, roughly 3–6 months. Contested, 9 months to 3 years.',
    },
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
    { question: 'How long is a prove-up hearing?', answer: 'Usually 10–15 minutes.' },
  ],
  officesHeading: 'Office locations',
} satisfies {
  heading: string;
  text: string;
  servicesHeading: string;
  services: string[];
  answersHeading: string;
  answers: ShortAnswer[];
  officesHeading: string;
};
