import { firm } from '#firm/identity.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { Calculation } from '../../../contract/calculations.ts';
import { streetLine } from '../../derive/postal-address.ts';
import { childSupportEnd } from '../statements.ts';

/** The names of a worksheet's two sides. */
type Names = { first: string; second: string };

export const spouses: Names = { first: 'You', second: 'Your spouse' };
export const parents: Names = { first: 'You', second: 'The other parent' };

export const resultTitles: Record<Calculation, string> = {
  'alimony-estimate': 'Alimony: quick estimate',
  'maintenance-worksheet': 'Maintenance worksheet',
  'child-support-estimate': 'Child support: quick estimate',
  'child-support-worksheet': 'Child support worksheet',
  'asset-division': 'Division of assets',
};

/** Explains an invalid field, for which nothing is calculated. */
export const entryProblems = {
  'not-a-number': 'enter a number, such as 12.5 or 52,000.',
  negative: 'enter a figure of 0 or more.',
  'too-many-decimals': 'write thousands with a comma, as in 62,000; a point stands before cents.',
  'too-large': 'this is more than the calculator can take.',
  'more-than-service': 'enter no more than the months of service.',
  'unknown-date': 'choose a day from {from} on.',
  'not-chosen': 'please choose one.',
};

export const resultText = {
  aMonth: 'a month',
  aYear: 'a year',
  nothing: 'Nothing is due under this formula.',
  /** In place of a result that no figure was entered for. */
  noIncome: 'No income was entered. Type both incomes to see a figure.',
  months: '{months} months',
  years: '{years} years',
  oneYear: '{years} year',
  percent: '{percent}%',
  keptBy: '{amount} ({keeper})',
  /** Above the result of a form that was posted before hydration. */
  byServer:
    'JavaScript was not running in your browser yet, so our server did the sum. It has kept none of your figures.',
  entered: 'Figures entered',
  /** Unfolds the lines of a worksheet on a phone. */
  everyStep: 'Every step and its source',
  steps: { step: 'Step', formula: 'Formula', source: 'Statute', amount: 'Amount' },
  discretion: 'At the court’s discretion',
  /** For an amount in place of a figure that was not entered. */
  estimate: 'Estimate, in place of a blank field',
  /** The titles of the charts. */
  transfer: {
    'alimony-estimate': 'Yearly income of both spouses, less FICA and any city tax, before and after alimony',
    'maintenance-worksheet':
      'Yearly income of both spouses, less FICA and any city tax, before and after support',
    'child-support-estimate':
      'Yearly income of both parents, less FICA and any city tax, before and after child support',
    'child-support-worksheet':
      'Yearly income of both parents, less FICA and any city tax, before and after support',
    'asset-division': 'What each keeps, before and after the equalizing payment',
  } satisfies Record<Calculation, string>,
  moves: 'Payment',
  before: 'before',
  after: 'after',
  printed:
    `Attorney Advertising. ${firm.name}, ${streetLine(firm.address.street, firm.address.suite)}, ${firm.address.city}. ` +
    firm.phone.display,
  /** On the printed worksheets. */
  noCourtForm: 'Not a court form; official worksheets: UD-8.',
  disclaimer:
    'General information, not legal advice. A court may order more, less or nothing. Have an attorney check the ' +
    'figures before you act on them.',
};

export const resultActions = {
  print: 'Print worksheet',
  copyLink: 'Copy link',
  linkCopied: {
    title: 'Link copied',
    description: 'The figures are in the link itself. Whoever has the link can read them.',
    variant: 'default' as const,
  },
  copyByHand: 'Copy this link. The figures are in it, and whoever has it can read them.',
  send: 'Send these figures with my request',
  sendNote:
    'Opens the contact form with both incomes and the result in your message. We have not checked yet whether we can ' +
    'act for you, so delete what you would not want us to know. Nothing is sent until you send the form.',
};

/** The first line of a message with figures to the firm. */
export const requestHeading = 'My figures from the divorce calculators:';

export const estimateText = {
  /** The specified estimate, after the law's answer. */
  label: 'By the rule of thumb, with older figures',
  caveat: 'Not New York’s formula.',
  nothing: 'Nothing is due by this rule.',
  alimony: {
    who: 'From the spouse who earns more to the one who earns less.',
    payor: 'Payor',
    payee: 'Payee',
    counted: 'Rule of thumb: payor’s income that counts',
    factor: 'Rule of thumb: factor for the length of the marriage',
    duration: 'Duration by the rule of thumb, a simplification',
    advisory: 'The statute’s advisory range for this marriage',
    schedule:
      `${lawFigures.duration.upTo15Years} of a marriage of up to 15 years, ${lawFigures.duration.upTo20Years} over ` +
      `15 to 20 years, ${lawFigures.duration.longer} over 20 years.`,
  },
  childSupport: {
    who: 'From the non-custodial to the custodial parent.',
    payor: 'Non-custodial parent',
    payee: 'Custodial parent',
    counted: 'Rule of thumb: combined income that counts',
    percent: 'Rule of thumb: the children’s part of it',
    share: 'Rule of thumb: non-custodial parent’s share of the income',
    /** The law's answer for the same figures of spouses. */
    ifMarried: {
      label: 'If they are married to each other',
      text: 'Because maintenance comes first: {maintenance}, paid by the parent with the higher income.',
      same: 'The same: no maintenance is due between them.',
    },
  },
  /** The worksheet's answer for the same figures: the headline. */
  law: {
    label: {
      alimony: 'Maintenance under the law of {month}, without children',
      alimonyWithChildren: 'Maintenance under the law of {month}, with children who live with the payee',
      childSupport: 'Child support under the law of {month}, for parents not married to each other',
    },
    /** With both incomes, so that swapped ones are noticed. */
    pays: {
      spouses: 'The spouse with {payor} a year pays the one with {payee}.',
      parents: 'The parent with {payor} a year pays the one with {payee}, with whom the children live.',
    },
    /** Why the rule of thumb differs. */
    why: {
      alimony:
        'The law deducts FICA first, counts income up to {cap}, and has no factor for the length of the marriage.',
      alimonyWithChildren:
        'The law deducts FICA first, counts income up to {cap}, has no factor for the length of the marriage, and ' +
        'takes 20% less 25% where the payor also pays child support.',
      childSupport:
        'The law deducts FICA first, counts combined income up to {cap}, and protects low incomes.',
    },
    /** The spouse entered as payee has the higher income. */
    otherWay: 'That is the reverse of what you entered: the payor is the spouse with the higher income.',
  },
  /** The ways into the worksheet; the figures arrive on the side of the visitor. */
  carry: {
    heading: 'See every step, with these figures. Who are you?',
    roles: {
      'alimony-estimate': { payor: 'I earn more', payee: 'I earn less' },
      'child-support-estimate': {
        payor: 'I am the other parent',
        payee: 'I am the parent the children live with',
      },
    },
    note: {
      'alimony-estimate': 'Say there how many children you have, and who they live with.',
      'child-support-estimate': 'Say there whether you are married to each other.',
    },
  },
  capped:
    'Income above the cap was left out. The cap used here was the law from ' +
    `${lawFigures.quickEstimate.from} to ${lawFigures.quickEstimate.until}.`,
};

/** The advisory duration of support; `{to}` is the longer end, in years and months. */
export const durationText = {
  upTo: 'Up to {to}',
  aMonthAtMost: 'A month at most',
  unknown: { figure: 'Not known yet', text: 'Enter the length of the marriage to see it.' },
};

export const worksheetText = {
  pays: {
    spouses: { first: 'You pay your spouse.', second: 'Your spouse pays you.' },
    parents: { first: 'You pay the other parent.', second: 'The other parent pays you.' },
  },
  /** Shown if the incomes contradict the answer to "Which of you earns more?". */
  otherEarnsMore: {
    more: 'You said that you earn more, but by these figures your spouse does. Please check that they are not swapped.',
    less: 'You said that you earn less, but by these figures you earn more. Please check that they are not swapped.',
  },
  maintenance: 'Maintenance',
  childSupport: 'Child support',
  /** As the headline, where it depends on the marriage. */
  childSupportOf: {
    spouses: 'Child support between spouses',
    unmarried: 'Child support, for parents not married to each other',
  },
  /** The parts of child support. */
  parts: {
    basic: 'Basic child support',
    'child-care': 'Share of child care',
    'health-insurance': 'Share of health insurance',
    medical: 'Share of unreimbursed medical expenses',
    credit: 'Less the other’s share of the health insurance',
    possible: 'Possible, not counted: a court adds no expenses by formula to an order of $25.',
  },
  afterwards: {
    label: 'Child support once maintenance ends',
    text: 'The order or agreement must provide for it.',
  },
  net: 'Child support and maintenance, for your budget only',
  /** When each pays the other. */
  netOpposed: 'Difference of the two, for your budget only',
  separately: 'The two are paid separately.',
  income: 'Income, in the order of UD-8(1)',
  afterMaintenance: 'Income after maintenance',
  lowIncome: {
    maintenance:
      'Low income: the full guideline amount would leave the payor less than the self-support reserve, so only ' +
      'what exceeds the reserve is due.',
    'poverty-level':
      'Low income: the obligation would leave the payor under the poverty guideline, so it is $25 a month, or more ' +
      'or less where that would be unjust. Shared expenses are not added.',
    'self-support-reserve':
      'Low income: the obligation would leave the payor under the self-support reserve, so its basic part is ' +
      '$50 a month or what exceeds the reserve, whichever is more. The court may add shared expenses, which are ' +
      'counted pro rata here. Health insurance that would lead below the reserve is not reasonable in cost.',
  },
  discretion: {
    guideline:
      'Up to the cap the court orders the guideline unless it finds it unjust or inappropriate on the listed factors.',
    maintenanceAboveCap:
      'The payor’s income exceeds the cap. Whether maintenance is due on the part above it is for the court to decide.',
    childSupportAboveCap:
      'Combined income exceeds the cap. Whether and how much support is due on the part above it is for the court ' +
      'to decide.',
    duration: 'How long maintenance is paid is for the court to decide. The schedule is advisory.',
    fiveChildren: 'For five or more children the law says “at least 35%”. The court may order more.',
  },
  duration: 'Advisory duration',
  line: {
    maintenance: 'Maintenance over the payor’s income',
    childSupport: 'Child support over the non-custodial parent’s income',
    income: 'Payor’s income a year',
    you: 'Your figures',
    cap: 'Cap: {cap}',
    capReached: 'Cap: {cap}, reached at an income of {income}',
    at: '{income}: {support}',
  },
  ageLimit: `Support runs ${childSupportEnd}.`,
};

export const assetText = {
  net: 'Net estate',
  nothing: 'No asset or debt was entered.',
  half: 'Each spouse’s half',
  /** Shown if the shares are not equal. */
  equalHalf: 'For comparison, an equal half',
  shares: 'Your share of {first}, and your spouse’s of {second}',
  halves: '{first} and {second}',
  equalizing: 'Equalizing payment',
  even: 'No payment is needed: each keeps what is due.',
  pension: { first: 'Your spouse’s share of your pension', second: 'Your share of your spouse’s pension' },
  ofEachPayment: 'Of each payment, once the pension is paid.',
  discretion: 'The share is for the court to decide, or for the two of you to agree on.',
};
