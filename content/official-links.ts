import type { DescribedLink } from './resources/types.ts';

/** A site of a court, an agency or a bar, or a telephone line of one. */
export interface OfficialLink extends DescribedLink {
  /** The day on which someone last compared the link with its source: `YYYY-MM-DD`. */
  checkedOn: string;
}

const checkedOn = '2026-11-24';

/** Every link to a court, an agency or a bar; the content check lists them with the day of the last check. */
export const officialLinks = {
  courtsDivorce: {
    label: 'New York courts: divorce',
    href: 'https://www.nycourts.gov/divorce',
    purpose: 'Official forms and instructions, the free program, and the courts’ support calculators',
    checkedOn,
  },
  courtHelp: {
    label: 'CourtHelp',
    href: 'https://www.nycourts.gov/courthelp',
    purpose: 'The courts’ own guide for people without a lawyer, with the Help Centers',
    checkedOn,
  },
  eFiling: {
    label: 'NYSCEF, the courts’ electronic filing',
    href: 'https://www.nycourts.gov/efile',
    purpose: 'Filing papers online, where the county allows it',
    checkedOn,
  },
  legalAid: {
    label: 'LawHelpNY',
    href: 'https://www.lawhelpny.org/',
    purpose: 'Free legal aid offices by county and subject',
    checkedOn,
  },
  cityBar: {
    label: 'New York City Bar: legal help',
    href: 'https://www.nycbar.org/get-legal-help/',
    purpose: 'Referral to a lawyer in the city',
    checkedOn,
  },
  stateBar: {
    label: 'New York State Bar Association',
    href: 'https://nysba.org/',
    purpose: 'Referral to a lawyer elsewhere in the state',
    checkedOn,
  },
  domesticViolence: {
    label: 'Office for the Prevention of Domestic Violence',
    href: 'https://opdv.ny.gov/',
    purpose: 'Chat with the state’s hotline, and places that help',
    checkedOn,
  },
  childSupport: {
    label: 'New York child support services',
    href: 'https://www.childsupport.ny.gov/',
    purpose: 'Applying for collection, and looking up payments',
    checkedOn,
  },
  departmentOfState: {
    label: 'New York Department of State',
    href: 'https://dos.ny.gov/',
    purpose: 'The Address Confidentiality Program and the Office for New Americans',
    checkedOn,
  },
  passportAlert: {
    label: 'U.S. State Department: travel and children',
    href: 'https://travel.state.gov/',
    purpose: 'The passport alert for children, and return from abroad',
    checkedOn,
  },
  passportAlertLine: {
    label: 'Call 888-407-4747',
    href: 'tel:+18884074747',
    purpose: 'State Department: passport alert, and return under the Hague Convention',
    checkedOn,
  },
  missingChildren: {
    label: 'Missing and exploited children',
    href: 'https://www.missingkids.org/',
    purpose: 'The national center, which helps to find a child',
    checkedOn,
  },
  missingChildrenLine: {
    label: 'Call 800-843-5678',
    href: 'tel:+18008435678',
    purpose: 'National Center for Missing and Exploited Children',
    checkedOn,
  },
  immigration: {
    label: 'U.S. Citizenship and Immigration Services',
    href: 'https://www.uscis.gov/',
    purpose: 'Forms for VAWA petitions and U visas',
    checkedOn,
  },
  newAmericansLine: {
    label: 'Call 800-566-7636',
    href: 'tel:+18005667636',
    purpose: 'New Americans hotline of the state: questions about immigration',
    checkedOn,
  },
  socialSecurity: {
    label: 'Social Security Administration',
    href: 'https://www.ssa.gov/',
    purpose: 'Benefits on a former spouse’s record',
    checkedOn,
  },
} satisfies Record<string, OfficialLink>;
