import { aboutTheFirm } from '#firm/faq.ts';
import type { FaqItem } from '../schema/faq.ts';
import type { SectionHeading } from '../schema/firm.ts';
import { divorceQuestions } from './faq-divorce.ts';
import { processQuestions } from './faq-process.ts';
import { supportQuestions } from './faq-support.ts';
import { generalInformation } from './statements.ts';

export const faqSection = {
  heading: 'Questions we are asked',
  intro: generalInformation,
} satisfies SectionHeading;

export const faqItems: readonly FaqItem[] = [
  ...divorceQuestions,
  ...supportQuestions,
  ...processQuestions,
  ...aboutTheFirm,
];
