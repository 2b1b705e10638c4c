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
    'Kept the books of his parents’ dry-cleaning shop in Flushing at fourteen. Accountant. Six ' +
      'years in audit, which he describes as reading the diaries of companies that did not want to ' +
      'be read.',
    'Two friends divorced the same year, and neither could say what they owned. He spent a weekend ' +
      'sorting their papers on a kitchen table and applied to law school that fall.',
    'Here since 2016. Businesses, partnerships, deferred pay, and support for parents who work for ' +
      'themselves. In 2021 he did the figures for a company founded before the marriage: the founder ' +
      'kept it, and the buyout runs five years. His summaries are one page. He says nobody reads ' +
      'page two.',
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
  quotation: 'You don’t have to be good with money. Bring it all in a bag, we’ll sort it.',
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
