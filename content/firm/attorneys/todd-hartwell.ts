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
    `Todd grew up in this firm. His father opened it in ${firm.foundedYear}, and Todd spent school ` +
      'vacations there, carrying files and learning to be quiet when a door was closed. He did not ' +
      'mean to become a lawyer. He read history, and found that what he liked was setting two ' +
      'people’s letters side by side and working out what each had believed.',
    'He joined his father in 1999. Ten years in courtrooms followed, and they taught him how to ' +
      'settle. Somebody who has sat through a cross-examination, he says, makes a better offer and ' +
      'reads one more slowly. He has led the firm since 2009.',
    `Most of his own cases involve a company, a large estate or a very long quarrel. He prepares each as though a judge will decide it, and keeps looking for the agreement that would spare everyone the trouble. A divorce he brought to trial in 2017, about a collection said to belong to lenders, became the subject of a documentary${inDemonstration('', ', with the client’s consent')}. He will discuss it only as far as the public record goes.`,
    'He reads every file in the office before anything is filed. On Thursday evenings he coaches a ' +
      'mock trial team at a public high school in Queens. His students object to everything, and he ' +
      'has stopped discouraging it.',
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
  quotation:
    'I ask every client the same thing at the start: what would you like to be able to say about ' +
    'this in ten years?',
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
