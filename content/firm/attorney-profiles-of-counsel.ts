import type { AttorneyProfile } from '../schema/attorney-profile.ts';

export const elena: AttorneyProfile = {
  biography: [
    'Elena was nine when her family moved from Montevideo to Corona, Queens. Within a year she was ' +
      'interpreting for her parents at the bank, the clinic and once in a courthouse, where a clerk gave ' +
      'her a chair so that she could see over the counter. She worked her way through college as an ' +
      'interpreter, this time with a chair of her own.',
    'She has practiced since 2006, nearly always for families in two places at once: a parent who has been ' +
      'offered work abroad, spouses who married in one country and bought a house in another, grandparents ' +
      'an ocean away. The first question in such a case is often whose rules apply. She asks it early, and ' +
      'finds counsel in the other place to help answer it.',
    'In the summer of 2018 a mother called on a Sunday night because her two children had not come home ' +
      'from a vacation. Elena spent that week on the phone in two languages and three time zones. The ' +
      'children were back in Queens for the start of school.',
    'As of-counsel she meets clients in Manhattan, by appointment at the Los Angeles office, and by video ' +
      'from wherever they happen to be. Like her colleagues she is not admitted in California. She keeps two ' +
      'clocks on her desk and trusts neither.',
  ],
  education: [
    { degree: 'J.D.', school: 'Tappan Valley State University School of Law', year: 2005 },
    { degree: 'B.A., Modern Languages', school: 'Esopus State University', year: 2001 },
  ],
  admissions: [{ jurisdiction: 'New York State', year: 2006 }],
  focusAreas: [
    { label: 'Child Custody', href: '/practice-areas/child-custody/' },
    { label: 'Contested Divorce', href: '/practice-areas/contested-divorce/' },
    { label: 'High Net Worth Divorce', href: '/practice-areas/high-net-worth-divorce/' },
    { label: 'LGBT Family Law', href: '/practice-areas/lgbt-family-law/' },
  ],
  languages: ['English', 'Spanish'],
  tellsResults: true,
  quotation: 'A family can live in two countries. A case should live in one plan.',
  sidebar: {
    heading: 'Speak with Elena',
    facts: [
      { label: 'Usually found at', value: 'Manhattan, on video, or by appointment in Los Angeles' },
      { label: 'Before the law', value: 'An interpreter, from the age of ten' },
      { label: 'Consultations', value: 'In English or Spanish, from start to finish' },
      { label: 'Bring to a first meeting', value: 'Passports, and a list of who lived where and when' },
    ],
    button: { label: 'Ask for Elena', href: '/contact/#consultation' },
  },
};

export const marcus: AttorneyProfile = {
  biography: [
    'Marcus learned the work at night. Admitted in 2005, he was a public defender for ten years and took ' +
      'more than his share of late arraignments, because he was single, lived nearby and did not mind the ' +
      'hours. He met people on the worst evening of their lives, had a few minutes with each, and had to ' +
      'be understood the first time.',
    'Many of those evenings had begun with a family. A quarrel became a call to the police, then a charge, ' +
      'then an order that sent somebody out of the apartment before morning. The criminal lawyer and the ' +
      'divorce lawyer seldom spoke to each other. He thought that they should, and in 2016 he came to a ' +
      'firm where they share a corridor.',
    'He represents people who need an order of protection and, in other cases, people who have been served ' +
      'with one. He takes both seriously. The first conversation is about where you will sleep, who has ' +
      'the children and which door has your key. The law comes second, usually within the hour.',
    'Marcus grew up in Flatbush in a Haitian household and speaks French and Haitian Creole. He plays bass ' +
      'in his cousin’s band, the only engagement he will not leave for a phone call. Someone else from ' +
      'the firm answers on those nights.',
  ],
  education: [
    { degree: 'J.D.', school: 'Montauk State University School of Law', year: 2004 },
    { degree: 'B.A., Political Science', school: 'Shawangunk State College', year: 2001 },
  ],
  admissions: [{ jurisdiction: 'New York State', year: 2005 }],
  focusAreas: [
    { label: 'Orders of Protection', href: '/practice-areas/#domestic-violence' },
    { label: 'Fathers’ Rights', href: '/practice-areas/fathers-rights/' },
    { label: 'Contested Divorce', href: '/practice-areas/contested-divorce/' },
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
    button: { label: 'Ask for Marcus', href: '/contact/#consultation' },
  },
};
