import { priorResults } from '../derive/claims.ts';

/** The labels of the attorneys page; the firm's own texts are in firm/pages/attorneys.ts. */
export const attorneyLabels = {
  education: 'Education',
  admissions: 'Admitted to practice',
  focusAreas: 'Works on',
  languages: 'Languages',
  contents: 'On this page',
  /** Unfolds the rest of a profile on a phone; the attorney's name follows. */
  more: 'More about',
  /** Below the biographies that tell results. */
  resultsNotice: priorResults,
};
