import { paths } from '../../../contract/paths.ts';
import type { AttorneyProfile, AttorneyRecord } from '../../schema/attorney.ts';

/** @sample attorney */
export const attorney: AttorneyRecord = {
  place: 4,
  name: 'Priya Raghunathan',
  role: 'Associate Attorney',
  initials: 'PR',
  shortBio:
    'Writes prenuptial, separation and settlement agreements, and reads each one aloud before anyone ' +
    'signs.',
  specialty: 'Agreements and collaborative divorce',
};

export const profile: AttorneyProfile = {
  layout: 'tinted',
  biography: [
    'Priya’s first employer was a publisher of school dictionaries. For two years she wrote ' +
      'definitions, and learned how much trouble a loose word can make. Her father, a pharmacist in ' +
      'Jackson Heights, had told her something similar about labels.',
    'Law school led her to a large contracts department, where she drafted agreements between ' +
      'companies that would never meet. She missed the people. Since 2018 she has written for ' +
      'couples instead: prenuptial and postnuptial agreements, separation agreements, the settlement ' +
      'at the end of a divorce.',
    'She prefers to work around a table. In a collaborative divorce she sits beside her client ' +
      'through every meeting and writes up each settled point while it is fresh. When a prenuptial ' +
      'agreement the firm had kept on file was challenged in 2022, twelve years after the wedding, ' +
      'she laid out its drafts in order. Their dates did most of the talking, and the agreement was ' +
      'upheld.',
    'Before anyone signs, she reads the whole document aloud. She finds that the ear catches what ' +
      'the eye forgives. She lives in Queens with her husband and two daughters, who negotiate.',
  ],
  education: [
    { degree: 'J.D.', school: 'Catskill State University School of Law', year: 2015 },
    { degree: 'B.A., Linguistics', school: 'Schoharie Valley State University', year: 2010 },
  ],
  admissions: [{ jurisdiction: 'New York State', year: 2016 }],
  focusAreas: [
    { label: 'Prenuptial Agreements', href: paths.practiceArea('prenuptial-agreements') },
    { label: 'Separation Agreements', href: paths.practiceArea('separation-agreements') },
    { label: 'Collaborative Divorce', href: paths.practiceArea('collaborative-divorce') },
    { label: 'Uncontested Divorce', href: paths.practiceArea('uncontested-divorce') },
  ],
  tellsResults: true,
  languages: ['English', 'Tamil'],
  quotation: 'If a sentence needs its author in the room to explain it, it is not finished.',
  sidebar: {
    heading: 'Speak with Priya',
    facts: [
      { label: 'Usually found at', value: 'Astoria and Brooklyn offices' },
      { label: 'Before the law', value: 'Two years writing dictionary entries' },
      { label: 'Where she works best', value: 'At a table, with both sides present' },
      { label: 'Bring to a first meeting', value: 'Any draft you have been given, unsigned' },
    ],
    button: { label: 'Ask for Priya', href: paths.consultation },
  },
};
