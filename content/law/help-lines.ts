import type { Link, Phone, SourcedFact } from '../schema/firm.ts';
import { emergency } from './emergency.ts';
import type { OfficialLink } from './official-links.ts';

/** The day on which these facts were last compared with their sources. */
const checkedOn = '2026-11-24';

/** For numbers that nobody has called or found on a page of their owner yet. */
const toBeCalled = null;

/** A number to call or to text; `text` says whose it is. */
export interface HelpLine extends SourcedFact {
  number: Phone;
  /** Whose it is, on the page in Spanish; without it the page leaves the line out. */
  spanish?: string;
}

const call = (display: string): Phone => ({ display, href: `tel:+1${display.replaceAll('-', '')}` });
const textTo = (display: string): Phone => ({ display, href: `sms:+1${display.replaceAll('-', '')}` });

/** The hotlines against domestic violence. */
export const hotlines = {
  state: {
    text: 'New York State',
    spanish: 'Violencia doméstica: línea del estado de Nueva York',
    number: emergency.stateHotline,
    source: 'opdv.ny.gov',
    checkedOn,
  },
  byText: {
    text: 'New York State, by text',
    spanish: 'La misma línea, por mensaje de texto',
    number: textTo('844-997-2121'),
    source: 'opdv.ny.gov',
    checkedOn: toBeCalled,
  },
  city: {
    text: 'New York City',
    spanish: 'Violencia doméstica: línea de la ciudad de Nueva York',
    number: call('800-621-4673'),
    source: 'nycourts.gov',
    checkedOn,
  },
  national: {
    text: 'Nationwide',
    spanish: 'Violencia doméstica: línea nacional',
    number: call('800-799-7233'),
    source: 'National Domestic Violence Hotline, thehotline.org',
    checkedOn: toBeCalled,
  },
} satisfies Record<string, HelpLine>;

/** For questions about immigration: the line of the state's Office for New Americans. */
export const immigrationLines: readonly HelpLine[] = [
  {
    text: 'New Americans hotline of the state: questions about immigration',
    spanish: 'Preguntas de inmigración: línea del estado',
    number: call('800-566-7636'),
    source: 'dos.ny.gov, Office for New Americans',
    checkedOn: toBeCalled,
  },
];

/** The people who may ask Family Court for an order of protection (Family Court Act section 812). */
export const mayAskFamilyCourt =
  'spouses, former spouses, parents of a common child, relatives by blood or marriage, and present or former ' +
  'intimate partners';

/** A help line as a link, with the words of its page's language. */
export function lineLink({ number, text }: HelpLine, label = `Call ${number.display}`, purpose = text) {
  return { label, href: number.href, purpose };
}

/** Protection at home: who may ask which court, and what it takes. */
export const protection = {
  askFamilyCourt: {
    text:
      'You can ask Family Court yourself, today, without a lawyer and without a fee: ' +
      `${mayAskFamilyCourt}.`,
    source: 'Family Court Act §§\u00a0812, 818',
    checkedOn,
  },
  sameDay: {
    text: 'A judge can sign a temporary order the same day.',
    source: 'Family Court Act §\u00a0828',
    checkedOn,
  },
  assignedLawyer: {
    text: 'If you cannot afford a lawyer, Family Court assigns one.',
    source: 'Family Court Act §\u00a0262(a)(ii)',
    checkedOn,
  },
  otherCourts: {
    text: 'Where there is a criminal case, the criminal court issues the order; in a divorce, Supreme Court can. You may use more than one of these courts.',
    source: 'CPL 530.11, 530.12; DRL §§\u00a0240(3), 252',
    checkedOn,
  },
  confidentialAddress: {
    text:
      'The Address Confidentiality Program (Executive Law §\u00a0108) gives you a substitute mailing address, so that ' +
      'yours stays secret.',
    source: 'Executive Law §\u00a0108',
    checkedOn,
  },
} satisfies Record<string, SourcedFact>;

/** A child who is kept away, or may be taken abroad. */
export const childHelp = {
  police: {
    text: 'If there is an order, show it to the police: keeping a child from the lawful custodian can be a crime.',
    source: 'Penal Law §§\u00a0135.45, 135.50',
    checkedOn,
  },
  writ: {
    text: 'The court can issue a writ or an emergency order the same day; Family Court charges no fee.',
    source: 'DRL §§\u00a070, 76-c; Family Court Act article 6, §\u00a0651',
    checkedOn,
  },
  withinOneYear: {
    text: 'File for a child’s return under the Hague Convention within one year of the taking or keeping.',
    source: 'Hague Convention on International Child Abduction, article 12',
    checkedOn,
  },
} satisfies Record<string, SourcedFact>;

/** The "Help now" box: help that is not the firm's, and free. */
export const helpNow = {
  call: emergency.call,
  /** The heading, by what the page is about. */
  danger: {
    home: 'If you are in danger, call\u00a0911 now.',
    children: 'If a child may be in danger, call\u00a0911 now.',
  },
  /** Opens the folded box. */
  more: 'Free help, day and night',
  hotlines: {
    heading: 'Free hotlines, day and night',
    lines: Object.values(hotlines),
  },
  court: {
    heading: 'Family Court, today, without a lawyer and without a fee',
    facts: [
      { ...protection.askFamilyCourt, text: `Open to ${mayAskFamilyCourt}.` },
      protection.sameDay,
      protection.assignedLawyer,
    ],
  },
  address: protection.confidentialAddress,
  website: { label: 'opdv.ny.gov', href: 'https://opdv.ny.gov/', openedOn: null },
  children: {
    facts: [childHelp.police, childHelp.writ],
    border: 'If a child may leave the country, call now',
    lines: [
      {
        text: 'State Department: passport alert, Hague return',
        number: call('888-407-4747'),
        source: 'travel.state.gov',
        checkedOn: toBeCalled,
      },
      {
        text: 'Missing children',
        number: call('800-843-5678'),
        source: 'missingkids.org',
        checkedOn: toBeCalled,
      },
    ],
    afterwards: childHelp.withinOneYear,
  },
} satisfies {
  call: Link;
  danger: Record<'home' | 'children', string>;
  more: string;
  hotlines: { heading: string; lines: readonly HelpLine[] };
  court: { heading: string; facts: readonly SourcedFact[] };
  address: SourcedFact;
  website: Omit<OfficialLink, 'purpose'>;
  children: {
    facts: readonly SourcedFact[];
    border: string;
    lines: readonly HelpLine[];
    afterwards: SourcedFact;
  };
};

/** The help that comes first: for someone afraid at home, or about a child kept away. */
export type HelpTopic = keyof typeof helpNow.danger;

/** The facts and numbers of this file, for the firm’s attorney. */
export const helpFacts: readonly SourcedFact[] = [
  ...Object.values(protection),
  ...Object.values(childHelp),
  ...[...helpNow.hotlines.lines, ...helpNow.children.lines, ...immigrationLines].map((line) => ({
    ...line,
    text: `${line.text}: ${line.number.display}`,
  })),
];
