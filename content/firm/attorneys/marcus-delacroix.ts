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
    'Marcus learned the work at night. Admitted in 2005, he was a public defender for ten years ' +
      'and took more than his share of late arraignments, because he was single, lived nearby and ' +
      'did not mind the hours. He met people on the worst evening of their lives, had a few minutes ' +
      'with each, and had to be understood the first time.',
    'Many of those evenings had begun with a family. A quarrel became a call to the police, then a ' +
      'charge, then an order that sent somebody out of the apartment before morning. The criminal ' +
      'lawyer and the divorce lawyer seldom spoke to each other. He thought that they should, and in ' +
      '2016 he came to a firm where they share a corridor.',
    'He represents people who need an order of protection and, in other cases, people who have ' +
      'been served with one. He takes both seriously. The first conversation is about where you will ' +
      'sleep, who has the children and which door has your key. The law comes second, usually within ' +
      'the hour.',
    'Marcus grew up in Flatbush in a Haitian household and speaks French and Haitian Creole. He ' +
      'plays bass in his cousin’s band, the only engagement he will not leave for a phone call. ' +
      'Someone else from the firm answers on those nights.',
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
  quotation: 'At two in the morning nobody wants a theory. They want to know what to do next.',
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
