import type { DescribedLink } from '../schema/resource.ts';

/** A site of a court, an agency or a bar. */
export interface OfficialLink extends DescribedLink {
  /** The day on which someone last opened it, `YYYY-MM-DD`; null as long as nobody has. */
  openedOn: string | null;
}

const openedOn = null;

/** By itself for the page of the calculators, which loads no other. */
export const supportCalculators: OfficialLink = {
  label: 'The courts’ own support calculators',
  href: 'https://www.nycourts.gov/divorce/MaintenanceChildSupportTools.shtml',
  purpose: 'Official calculators and worksheets for maintenance and child support',
  openedOn,
};

/**
 * Every link to a court, an agency or a bar but that of the "Help now" box (help-lines.ts); the content check lists them
 * with the day of the last check.
 */
export const officialLinks = {
  courtsDivorce: {
    label: 'New York courts: divorce',
    href: 'https://www.nycourts.gov/divorce',
    purpose: 'The free program, official forms with instructions, and the courts’ support calculators',
    openedOn,
  },
  supportCalculators,
  courtHelp: {
    label: 'CourtHelp',
    href: 'https://www.nycourts.gov/CourtHelp/',
    purpose: 'The courts’ own guide for people without a lawyer, with the Help Centers',
    openedOn,
  },
  eFiling: {
    label: 'NYSCEF, the courts’ electronic filing',
    href: 'https://www.nycourts.gov/efile',
    purpose: 'Filing papers online, where the county allows it',
    openedOn,
  },
  legalAid: {
    label: 'LawHelpNY',
    href: 'https://www.lawhelpny.org/',
    purpose: 'Free legal aid offices by county and subject',
    openedOn,
  },
  cityBar: {
    label: 'New York City Bar Association',
    href: 'https://www.nycbar.org/',
    purpose: 'Referral to a lawyer in the city',
    openedOn,
  },
  stateBar: {
    label: 'New York State Bar Association',
    href: 'https://nysba.org/',
    purpose: 'Referral to a lawyer elsewhere in the state',
    openedOn,
  },
  confidentialAddress: {
    label: 'Address Confidentiality Program',
    href: 'https://dos.ny.gov/address-confidentiality-program-frequently-asked-questions',
    purpose: 'Who may join, and how to apply',
    openedOn,
  },
  childSupport: {
    label: 'New York child support services',
    href: 'https://childsupport.ny.gov/',
    purpose: 'Applying for collection, and looking up payments',
    openedOn,
  },
  passportAlert: {
    label: 'State Department: passport alert for children',
    href: 'https://travel.state.gov/content/travel/en/International-Parental-Child-Abduction/prevention/passport-issuance-alert-program.html',
    purpose: 'How to enroll your child',
    openedOn,
  },
  missingChildren: {
    label: 'Missing and exploited children',
    href: 'https://www.missingkids.org/',
    purpose: 'The national center, which helps to find a child',
    openedOn,
  },
  immigration: {
    label: 'U.S. Citizenship and Immigration Services',
    href: 'https://www.uscis.gov/',
    purpose: 'Forms for VAWA petitions and U visas',
    openedOn,
  },
  socialSecurity: {
    label: 'Social Security Administration',
    href: 'https://www.ssa.gov/',
    purpose: 'Benefits on a former spouse’s record',
    openedOn,
  },
} satisfies Record<string, OfficialLink>;
