import { paths } from '../../../contract/paths.ts';
import type { AttorneyProfile, AttorneyRecord } from '../../schema/attorney.ts';

/** @sample attorney */
export const attorney: AttorneyRecord = {
  place: 3,
  name: 'Daniel Choi',
  role: 'Associate Attorney',
  initials: 'DC',
  shortBio: 'A former auditor. Give him the shoebox of receipts.',
  specialty: 'Property division and business interests',
};

export const profile: AttorneyProfile = {
  layout: 'tinted',
  biography: [
    'Daniel kept his first set of books at fourteen, for his parents’ dry-cleaning shop in ' +
      'Flushing. He learned early that a cash drawer tells you about a week, and a ledger about a ' +
      'family. He trained as an accountant and spent six years in audit, reading the records of ' +
      'companies that would rather have been left alone.',
    'Then two of his friends divorced. Both were sensible people, and neither could say what they ' +
      'owned. He put their papers in order over one weekend at a kitchen table, and noticed that the ' +
      'quarrel got smaller as the list got longer. The next autumn he applied to law school.',
    'At the firm since 2016, he works on businesses, partnerships, deferred pay and support for ' +
      'parents who are self-employed. In 2021 he assembled the figures in the case of a company ' +
      'founded before a marriage and grown inside it; the founder kept the company, and the buyout ' +
      'runs over five years. His summaries fit on one page. He maintains that the second page is ' +
      'where people stop reading.',
  ],
  education: [
    { degree: 'J.D.', school: 'Gowanus State University School of Law', year: 2013 },
    { degree: 'B.S., Accounting', school: 'Saranac State University', year: 2004 },
  ],
  admissions: [{ jurisdiction: 'New York State', year: 2014 }],
  focusAreas: [
    { label: 'Property Division', href: paths.practiceArea('property-division') },
    { label: 'High Net Worth Divorce', href: paths.practiceArea('high-net-worth-divorce') },
    { label: 'Spousal Support', href: paths.practiceArea('spousal-support') },
    { label: 'Child Support', href: paths.practiceArea('child-support') },
  ],
  tellsResults: true,
  languages: ['English', 'Korean'],
  quotation: 'Nobody has to be good with money to understand their own. They need it in the right order.',
  sidebar: {
    heading: 'Speak with Daniel',
    facts: [
      { label: 'Usually found at', value: 'Astoria and Manhattan offices' },
      { label: 'Before the law', value: 'Six years in audit' },
      { label: 'Known for', value: 'One-page summaries' },
      { label: 'Bring to a first meeting', value: 'Whatever is in the shoebox' },
    ],
    button: { label: 'Ask for Daniel', href: paths.consultation },
  },
};
