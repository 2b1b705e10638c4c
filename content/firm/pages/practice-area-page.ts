import { paths } from '../../../contract/paths.ts';
import { exampleFigures, ifShown, noteOn, priorResults, sentences } from '../../derive/claims.ts';
import { inDemonstration } from '../../derive/demonstration.ts';
import type { PracticeAreaTexts } from '../../schema/practice-area.ts';
import { claims } from '../claims.ts';
import { firm } from '../identity.ts';

/**
 * The firm's texts on the pages of all practice areas; those of one area are in practice-areas/.
 * @sample figures and publications
 */
export const practiceAreaPage: PracticeAreaTexts = {
  stickyNotice: {
    enabled: false,
    text: 'Evening consultations by video are available this week.',
    link: { label: 'Ask for a time', href: paths.consultation },
  },
  notes: sentences(
    exampleFigures,
    noteOn(claims.successRate, claims.clientReviews, claims.assetsProtected),
    priorResults,
  ),
  credibility: {
    facts: [
      { number: String(firm.foundedYear), label: 'Established' },
      ...ifShown(claims.successRate, { number: '99%', label: 'Success rate', noted: true }),
      ...ifShown(claims.clientReviews, { number: '700+', label: 'Client reviews', noted: true }),
      ...ifShown(claims.assetsProtected, { number: '$500M+', label: 'Assets protected', noted: true }),
    ],
  },
  testimonials: {
    heading: 'What clients say',
    notice: inDemonstration(
      'Sample reviews, written for this demonstration.',
      'From clients whose matters are over, with their consent; names are withheld.',
    ),
  },
  publications: [
    {
      publication: 'The Empire Ledger',
      label: 'The trial lawyer who would rather you settled',
      href: paths.blog,
    },
    {
      publication: 'Broad Street Journal',
      label: 'The accountant on your side of the table',
      href: paths.blog,
    },
    {
      publication: 'Harborline Public Radio',
      label: 'What a teacher sees in a custody file',
      href: paths.blog,
    },
    { publication: 'Docket & Bench', label: 'New caps, old questions', href: paths.blog },
  ],
  closing: {
    heading: 'Talk to us',
    intro: 'The first conversation is free, and you do not have to hire us.',
  },
};
