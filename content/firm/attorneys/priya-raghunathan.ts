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
    'Priya’s first job was writing definitions for a school dictionary. Her father, a pharmacist ' +
      'in Jackson Heights, was not surprised; he had raised her on labels.',
    'After law school she drafted contracts between companies that would never meet. Since 2018 ' +
      'she has written for couples: prenuptial and postnuptial agreements, separation agreements, ' +
      'divorce settlements. In a collaborative divorce she sits next to her client through every ' +
      'meeting and writes down each point the same day.',
    'In 2022 a prenuptial agreement from the firm’s files was challenged, twelve years after the ' +
      'wedding. She laid its drafts out by date, and it was upheld.',
    'She reads every document aloud before anyone signs it, all of it, which takes a while. She ' +
      'lives in Queens with her husband and two daughters, who negotiate.',
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
  quotation: 'If I have to explain the sentence, I rewrite the sentence.',
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
