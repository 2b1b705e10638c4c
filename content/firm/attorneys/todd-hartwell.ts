import { paths } from '../../../contract/paths.ts';
import { inDemonstration } from '../../derive/demonstration.ts';
import type { AttorneyProfile, AttorneyRecord } from '../../schema/attorney.ts';
import { firm } from '../identity.ts';

/** @sample attorney */
export const attorney: AttorneyRecord = {
  place: 1,
  name: 'Todd Hartwell',
  role: 'Managing Partner',
  initials: 'TH',
  photo: '/drawings/portrait-todd-hartwell.svg',
  shortBio:
    `Leads the firm his father opened in ${firm.foundedYear}. In court since 1999, and would still ` +
    'rather settle.',
  specialty: 'High net worth and contested divorce',
  contactLine: `24-hour line ${firm.phone.display}`,
};

export const profile: AttorneyProfile = {
  layout: 'leading',
  biography: [
    `I grew up in this office. My father opened it in ${firm.foundedYear}, and on school vacations ` +
      'I carried files and learned to be quiet when a door was closed. I did not mean to become a ' +
      'lawyer. In college I read history, and what I liked was setting two people’s letters side by ' +
      'side and working out what each of them had believed, which turns out to be most of my job.',
    'I joined him in 1999 and have run the firm since 2009. Ten years of trials taught me how to ' +
      'settle. Most of my own cases involve a company, a large estate or a very long quarrel.',
    `One that I tried in 2017, about a collection said to belong to lenders, became the subject of a documentary${inDemonstration('', ', with the client’s consent')}. I talk about it only as far as the public record goes.`,
    'I read every file here before anything is filed. Thursday evenings I coach a mock trial team ' +
      'at a public high school in Queens. They object to everything.',
  ],
  education: [
    { degree: 'J.D.', school: 'Catskill State University School of Law', year: 1998 },
    { degree: 'B.A., History', school: 'Esopus State University', year: 1995 },
  ],
  admissions: [{ jurisdiction: 'New York State', year: 1999 }],
  focusAreas: [
    { label: 'High Net Worth Divorce', href: paths.practiceArea('high-net-worth-divorce') },
    { label: 'Contested Divorce', href: paths.practiceArea('contested-divorce') },
    { label: 'Alimony', href: paths.practiceArea('alimony') },
  ],
  tellsResults: true,
  languages: ['English'],
  quotation: 'What would you like to be able to say about this in ten years?',
  sidebar: {
    heading: 'Speak with Todd',
    facts: [
      { label: '24-hour line', value: firm.phone.display, href: firm.phone.href },
      { label: 'Usually found at', value: 'Manhattan office' },
      { label: 'Before the law', value: 'A history degree, and his father’s filing room' },
      { label: 'Bring to a first meeting', value: 'The last tax return, and the part you would rather skip' },
    ],
    button: { label: 'Ask for Todd', href: paths.consultation },
  },
};
