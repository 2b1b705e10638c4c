import { priorResults, sentences } from '../derive/claims.ts';
import type { CaseCard, SectionHeading } from '../schema/firm.ts';

export const casesSection = {
  heading: 'Cases',
  intro: sentences('Told with the clients’ consent; names and details are changed.', priorResults),
  learnMoreLabel: 'Learn more',
} satisfies SectionHeading & { learnMoreLabel: string };

export const cases: readonly CaseCard[] = [];
