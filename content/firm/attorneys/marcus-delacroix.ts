import { paths } from '../../../contract/paths.ts';
import type { AttorneyProfile, AttorneyRecord } from '../../schema/attorney.ts';

/** @sample attorney */
export const attorney: AttorneyRecord = {
  place: 6,
  name: 'Marcus Delacroix',
  role: 'Of-Counsel',
  initials: 'MD',
  shortBio: 'Ten years a public defender. Call him at two in the morning; people do.',
  specialty: 'Orders of protection and criminal defense',
};

export const profile: AttorneyProfile = {
  layout: 'plain',
  biography: [
    'Public defender for ten years, admitted in 2005. I took the late arraignments because I was ' +
      'single and lived close by. You meet people on the worst night of their lives, you get about ' +
      'four minutes, and they have to understand you the first time.',
    'A lot of those nights started at home. An argument, a 911 call, a charge, an order, somebody ' +
      'out of the apartment before morning. The criminal lawyer and the divorce lawyer never talked. ' +
      'In 2016 I came here, where they share a hallway.',
    'I represent people who need an order of protection and, in other cases, people who were ' +
      'served with one. First we talk about where you are sleeping, who has the kids and which door ' +
      'your key opens. Then the law, usually inside the hour.',
    'Flatbush, Haitian household: French, Creole. I play bass in my cousin’s band. Those nights ' +
      'somebody else has the phone.',
  ],
  education: [
    { degree: 'J.D.', school: 'Montauk State University School of Law', year: 2004 },
    { degree: 'B.A., Political Science', school: 'Shawangunk State College', year: 2001 },
  ],
  admissions: [{ jurisdiction: 'New York State', year: 2005 }],
  focusAreas: [
    { label: 'Orders of Protection', href: `${paths.practiceAreas}#domestic-violence` },
    { label: 'Fathers’ Rights', href: paths.practiceArea('fathers-rights') },
    { label: 'Contested Divorce', href: paths.practiceArea('contested-divorce') },
  ],
  languages: ['English', 'French', 'Haitian Creole'],
  quotation: 'Nobody wants a theory at two in the morning.',
  sidebar: {
    heading: 'Speak with Marcus',
    facts: [
      { label: 'Usually found at', value: 'A courthouse; otherwise Manhattan' },
      { label: 'Before this firm', value: 'Ten years as a public defender' },
      { label: 'When to call', value: 'At any hour, if safety is in question' },
      { label: 'Bring to a first meeting', value: 'Every paper you were handed, and your keys' },
    ],
    button: { label: 'Ask for Marcus', href: paths.consultation },
  },
};
