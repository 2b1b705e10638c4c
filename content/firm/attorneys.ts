import type { Attorney } from '../schema/firm.ts';
import { firm } from './identity.ts';

export const managingPartner: Attorney = {
  slug: 'todd-hartwell',
  name: 'Todd Hartwell',
  role: 'Managing Partner',
  initials: 'TH',
  photo: '/drawings/portrait-todd-hartwell.svg',
  shortBio:
    'Todd leads the firm his father opened in 1976. He tries the cases that cannot be settled, ' +
    'and believes most can be, once both sides have seen the whole picture.',
  specialty: 'High net worth and contested divorce',
  contactLine: `24-hour line ${firm.phone.display}`,
};

export const attorneys: readonly Attorney[] = [
  managingPartner,
  {
    slug: 'renata-okafor',
    name: 'Renata Okafor',
    role: 'Associate Attorney',
    initials: 'RO',
    shortBio:
      'Renata represents parents in custody and parenting-time disputes. A former teacher, she prepares ' +
      'each case around the child’s ordinary week: school, supper, sleep, Saturday mornings.',
    specialty: 'Child custody and fathers’ rights',
  },
  {
    slug: 'daniel-choi',
    name: 'Daniel Choi',
    role: 'Associate Attorney',
    initials: 'DC',
    shortBio:
      'Daniel traces money. He came to the law from accounting, and reads tax returns, partnership ' +
      'agreements and business ledgers with patience and a sharp pencil.',
    specialty: 'Property division and business interests',
  },
  {
    slug: 'priya-raghunathan',
    name: 'Priya Raghunathan',
    role: 'Associate Attorney',
    initials: 'PR',
    shortBio:
      'Priya drafts the agreements that keep people out of court: prenuptial, separation and settlement. ' +
      'She likes a plain sentence that can bear weight years later.',
    specialty: 'Agreements and collaborative divorce',
  },
  {
    slug: 'elena-marquez',
    name: 'Elena Marquez',
    role: 'Of-Counsel',
    initials: 'EM',
    shortBio:
      'Elena advises families whose lives cross borders, in Spanish and English. She coordinates with ' +
      'counsel elsewhere so that a case moves on one plan, not two.',
    specialty: 'International and interstate matters',
  },
  {
    slug: 'marcus-delacroix',
    name: 'Marcus Delacroix',
    role: 'Of-Counsel',
    initials: 'MD',
    shortBio:
      'Marcus handles orders of protection and the criminal charges that sometimes come with them. ' +
      'He has spent his career in courtrooms, on short notice and at odd hours.',
    specialty: 'Orders of protection and criminal defense',
  },
];
