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
    'She was nine when the family moved from Montevideo to Corona, Queens, and ten when she began ' +
      'interpreting for her parents: at the bank, at the clinic, once in a courthouse, where a clerk ' +
      'brought her a chair so she could see over the counter. College was paid for the same way.',
    'Since 2006 nearly all of her clients have had one foot somewhere else. A parent with a job ' +
      'offer abroad. A couple who married in one country and bought a house in another. Grandparents ' +
      'across an ocean. Whose rules apply? She asks that on day one and finds a lawyer in the other ' +
      'place to help answer it.',
    'One Sunday night in the summer of 2018 a mother called: her two children had not come home ' +
      'from vacation. Elena was on the phone all week, in two languages and three time zones. They ' +
      'were back in Queens for the first day of school.',
    'As of-counsel she meets clients in Manhattan, by video, and by appointment in Los Angeles. ' +
      'Like her colleagues she is not admitted in California.',
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
  quotation: 'Tell me where everybody is sleeping tonight. Then we talk about courts.',
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
