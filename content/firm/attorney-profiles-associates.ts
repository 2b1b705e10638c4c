import type { AttorneyProfile } from '../schema/attorney-profile.ts';

export const renata: AttorneyProfile = {
  biography: [
    'For eight years Renata taught fourth grade in the Bronx. She could tell whose parents were separating ' +
      'by the book bags: the child had two, and the homework was always in the other one. She began to ' +
      'write letters for families, then to sit with them in waiting rooms. In the end she enrolled in law ' +
      'school at night.',
    'She was admitted in 2015 and spent her first three years in a legal services office, representing ' +
      'parents in Family Court. The days were long and the files thin, and she learned to make a few good ' +
      'papers count. She came to the firm in 2018.',
    'Her custody cases start from a calendar. Who makes breakfast, who knows the pediatrician, what ' +
      'happens on a half day in November? In 2020 she prepared the case of a father who had done the ' +
      'school run for six years and was offered four days a month. It settled on the eve of the hearing, ' +
      'on an equal schedule.',
    'Renata’s parents came to New York from Enugu, and she takes calls in Igbo as readily as in English. ' +
      'She sings alto in a church choir in Harlem and has never quite stopped correcting spelling.',
  ],
  education: [
    { degree: 'J.D., evening division', school: 'Gowanus State University School of Law', year: 2014 },
    { degree: 'B.A., Elementary Education', school: 'Wallkill State College', year: 2002 },
  ],
  admissions: [{ jurisdiction: 'New York State', year: 2015 }],
  focusAreas: [
    { label: 'Child Custody', href: '/practice-areas/child-custody/' },
    { label: 'Fathers’ Rights', href: '/practice-areas/fathers-rights/' },
    { label: 'Child Support', href: '/practice-areas/child-support/' },
  ],
  languages: ['English', 'Igbo'],
  tellsResults: true,
  quotation: 'A good schedule still works when a child has a fever and the train is late.',
  sidebar: {
    heading: 'Speak with Renata',
    facts: [
      { label: 'Usually found at', value: 'Manhattan and Brooklyn offices' },
      { label: 'Before the law', value: 'Eight years as a teacher' },
      { label: 'Good hours to reach her', value: 'After school, or by video once the children are asleep' },
      { label: 'Bring to a first meeting', value: 'One ordinary week, written down day by day' },
    ],
    button: { label: 'Ask for Renata', href: '/contact/#consultation' },
  },
};

export const daniel: AttorneyProfile = {
  biography: [
    'Daniel kept his first set of books at fourteen, for his parents’ dry-cleaning shop in Flushing. He ' +
      'learned early that a cash drawer tells you about a week, and a ledger about a family. He trained as ' +
      'an accountant and spent six years in audit, reading the records of companies that would rather have ' +
      'been left alone.',
    'Then two of his friends divorced. Both were sensible people, and neither could say what they owned. ' +
      'He put their papers in order over one weekend at a kitchen table, and noticed that the quarrel got ' +
      'smaller as the list got longer. The next autumn he applied to law school.',
    'At the firm since 2016, he works on businesses, partnerships, deferred pay and support for parents ' +
      'who are self-employed. In 2021 he assembled the figures in the case of a company founded before a ' +
      'marriage and grown inside it; the founder kept the company, and the buyout runs over five years. ' +
      'His summaries fit on one page. He maintains that the second page is where people stop reading.',
  ],
  education: [
    { degree: 'J.D.', school: 'Gowanus State University School of Law', year: 2013 },
    { degree: 'B.S., Accounting', school: 'Saranac State University', year: 2004 },
  ],
  admissions: [{ jurisdiction: 'New York State', year: 2014 }],
  focusAreas: [
    { label: 'Property Division', href: '/practice-areas/property-division/' },
    { label: 'High Net Worth Divorce', href: '/practice-areas/high-net-worth-divorce/' },
    { label: 'Spousal Support', href: '/practice-areas/spousal-support/' },
    { label: 'Child Support', href: '/practice-areas/child-support/' },
  ],
  languages: ['English', 'Korean'],
  tellsResults: true,
  quotation: 'Nobody has to be good with money to understand their own. They need it in the right order.',
  sidebar: {
    heading: 'Speak with Daniel',
    facts: [
      { label: 'Usually found at', value: 'Astoria and Manhattan offices' },
      { label: 'Before the law', value: 'Six years in audit' },
      { label: 'Known for', value: 'One-page summaries' },
      { label: 'Bring to a first meeting', value: 'Whatever is in the shoebox' },
    ],
    button: { label: 'Ask for Daniel', href: '/contact/#consultation' },
  },
};

export const priya: AttorneyProfile = {
  biography: [
    'Priya’s first employer was a publisher of school dictionaries. For two years she wrote definitions, ' +
      'and learned how much trouble a loose word can make. Her father, a pharmacist in Jackson Heights, ' +
      'had told her something similar about labels.',
    'Law school led her to a large contracts department, where she drafted agreements between companies ' +
      'that would never meet. She missed the people. Since 2018 she has written for couples instead: ' +
      'prenuptial and postnuptial agreements, separation agreements, the settlement at the end of a divorce.',
    'She prefers to work around a table. In a collaborative divorce she sits beside her client through ' +
      'every meeting and writes up each settled point while it is fresh. When a prenuptial agreement the ' +
      'firm had kept on file was challenged in 2022, twelve years after the wedding, she laid out its ' +
      'drafts in order. Their dates did most of the talking, and the agreement was upheld.',
    'Before anyone signs, she reads the whole document aloud. She finds that the ear catches what the eye ' +
      'forgives. She lives in Queens with her husband and two daughters, who negotiate.',
  ],
  education: [
    { degree: 'J.D.', school: 'Catskill State University School of Law', year: 2015 },
    { degree: 'B.A., Linguistics', school: 'Schoharie Valley State University', year: 2010 },
  ],
  admissions: [{ jurisdiction: 'New York State', year: 2016 }],
  focusAreas: [
    { label: 'Prenuptial Agreements', href: '/practice-areas/prenuptial-agreements/' },
    { label: 'Separation Agreements', href: '/practice-areas/separation-agreements/' },
    { label: 'Collaborative Divorce', href: '/practice-areas/collaborative-divorce/' },
    { label: 'Uncontested Divorce', href: '/practice-areas/uncontested-divorce/' },
  ],
  languages: ['English', 'Tamil'],
  tellsResults: true,
  quotation: 'If a sentence needs its author in the room to explain it, it is not finished.',
  sidebar: {
    heading: 'Speak with Priya',
    facts: [
      { label: 'Usually found at', value: 'Astoria and Brooklyn offices' },
      { label: 'Before the law', value: 'Two years writing dictionary entries' },
      { label: 'Where she works best', value: 'At a table, with both sides present' },
      { label: 'Bring to a first meeting', value: 'Any draft you have been given, unsigned' },
    ],
    button: { label: 'Ask for Priya', href: '/contact/#consultation' },
  },
};
