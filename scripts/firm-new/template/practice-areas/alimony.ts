import { maintenanceGuideline } from '#law/guidelines.ts';
import { maintenanceEnd, maintenanceTax } from '#law/rules.ts';
import { acknowledged, deductions } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 1,
  name: 'Alimony',
  menu: { group: 'Children and support', place: 1 },
  anchor: 'alimony',
  inPanel: true,
  inFooter: true,
};

export const area: PracticeAreaRecord = {
  card: {
    place: 1,
    text: 'Maintenance after a divorce follows a formula up to a cap on income. How long it is paid depends on the length of the marriage, among other things.',
    points: ['The guideline amount', 'How long it is paid', 'Ending or changing it'],
    link: 'Read about alimony',
  },
  subtitle: 'What New York calls maintenance',
  badge: 'After the divorce',
  heroDescription:
    'Money from one spouse to the other after a divorce is called maintenance in New York. A formula gives a guideline amount up to a cap on income; how long it is paid depends on the length of the marriage, among other things.',
  calculator: 'alimony',
  personalMessage: [],
  whyChooseUs: [],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What the law provides',
        content: [
          maintenanceGuideline,
          'As a guide, maintenance is paid for 15 to 30% of the length of a marriage of up to 15 years, for 30 to 40% where it lasted more than 15 and up to 20 years, and for 35 to 50% where it lasted longer.',
          maintenanceEnd,
          maintenanceTax,
          `Incomes count after the deductions: ${deductions}.`,
          `A payor keeps the self-support reserve: ${lawFigures.selfSupportReserve} a year since ${lawFigures.reserveSince}.`,
          `Spouses can agree on something else, in writing, ${acknowledged}.`,
        ],
      },
      {
        type: 'list',
        title: 'Papers that help at the first meeting',
        content: 'Bring what you have; nothing on the list is needed to begin.',
        items: [
          'Tax returns and pay stubs of both spouses, where you have them',
          'The day of the wedding',
          'A list of what you spend in a month',
          'Every agreement or order that exists',
        ],
      },
    ],
  },
  testimonials: [],
  interviews: [],
  seo: {
    title: 'Alimony Lawyers',
    description:
      'Alimony, called maintenance in New York: the guideline, how long it is paid, when it ends, and how it is taxed.',
    keywords: ['alimony lawyer New York', 'maintenance after divorce', 'how long is maintenance paid'],
  },
};
