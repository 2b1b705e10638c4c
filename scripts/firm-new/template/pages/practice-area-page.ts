import { paths } from '../../../contract/paths.ts';
import { priorResults } from '../../derive/claims.ts';
import type { PracticeAreaTexts } from '../../schema/practice-area.ts';

/** The firm's texts on the pages of all practice areas; those of one area are in practice-areas/. */
export const practiceAreaPage: PracticeAreaTexts = {
  stickyNotice: { enabled: false, text: '', link: { label: 'Ask for a time', href: paths.consultation } },
  credibility: { facts: [] },
  notes: priorResults,
  testimonials: {
    heading: 'From clients',
    notice: 'From clients whose matters are over, with their consent; names are withheld.',
  },
  publications: [],
  closing: { heading: 'Talk to us about your case', intro: 'Bring what you have, or only your question.' },
};
