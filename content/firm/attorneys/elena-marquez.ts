import { paths } from '../../../contract/paths.ts';
import type { AttorneyProfile, AttorneyRecord } from '../../schema/attorney.ts';

/** @sample attorney */
export const attorney: AttorneyRecord = {
  place: 5,
  name: 'Elena Marquez',
  role: 'Of-Counsel',
  initials: 'EM',
  shortBio: 'Families with one foot in another country. In Spanish and English.',
  specialty: 'International and interstate matters',
};

export const profile: AttorneyProfile = {
  layout: 'plain',
  biography: [
    'Elena was nine when her family moved from Montevideo to Corona, Queens. Within a year she was ' +
      'interpreting for her parents at the bank, the clinic and once in a courthouse, where a clerk ' +
      'gave her a chair so that she could see over the counter. She worked her way through college ' +
      'as an interpreter, this time with a chair of her own.',
    'She has practiced since 2006, nearly always for families in two places at once: a parent who ' +
      'has been offered work abroad, spouses who married in one country and bought a house in ' +
      'another, grandparents an ocean away. The first question in such a case is often whose rules ' +
      'apply. She asks it early, and finds counsel in the other place to help answer it.',
    'In the summer of 2018 a mother called on a Sunday night because her two children had not come ' +
      'home from a vacation. Elena spent that week on the phone in two languages and three time ' +
      'zones. The children were back in Queens for the start of school.',
    'As of-counsel she meets clients in Manhattan, by appointment at the Los Angeles office, and ' +
      'by video from wherever they happen to be. Like her colleagues she is not admitted in ' +
      'California. She keeps two clocks on her desk and trusts neither.',
  ],
  education: [
    { degree: 'J.D.', school: 'Tappan Valley State University School of Law', year: 2005 },
    { degree: 'B.A., Modern Languages', school: 'Esopus State University', year: 2001 },
  ],
  admissions: [{ jurisdiction: 'New York State', year: 2006 }],
  focusAreas: [
    { label: 'Child Custody', href: paths.practiceArea('child-custody') },
    { label: 'Contested Divorce', href: paths.practiceArea('contested-divorce') },
    { label: 'High Net Worth Divorce', href: paths.practiceArea('high-net-worth-divorce') },
    { label: 'LGBT Family Law', href: paths.practiceArea('lgbt-family-law') },
  ],
  tellsResults: true,
  languages: ['English', 'Spanish'],
  quotation: 'A family can live in two countries. A case should live in one plan.',
  sidebar: {
    heading: 'Speak with Elena',
    facts: [
      { label: 'Usually found at', value: 'Manhattan, on video, or by appointment in Los Angeles' },
      { label: 'Before the law', value: 'An interpreter, from the age of ten' },
      { label: 'Consultations', value: 'In English or Spanish, from start to finish' },
      { label: 'Bring to a first meeting', value: 'Passports, and a list of who lived where and when' },
    ],
    button: { label: 'Ask for Elena', href: paths.consultation },
  },
};
