import { lawFigures } from '../../../calculators/law-figures.ts';
import { paths } from '../../../contract/paths.ts';
import type { GlossaryTerm } from '../../schema/resource.ts';
import { supportCountsFrom } from '../rules.ts';
import { acknowledged, livingApart } from '../statements.ts';

export const glossarySToV: readonly GlossaryTerm[] = [
  {
    term: 'Self-support reserve',
    slug: 'self-support-reserve',
    definition:
      'The income that the support rules mean to leave a payor: 135% of the federal poverty ' +
      `guideline for one person, or ${lawFigures.selfSupportReserve} since ` +
      `${lawFigures.reserveSince}. Support is reduced where it would take the payor below it.`,
    see: ['poverty-guideline', 'payor'],
    link: paths.divorceCalculators,
  },
  {
    term: 'Separate property',
    slug: 'separate-property',
    definition:
      'Broadly, what belongs to one spouse alone, such as things owned before the wedding, ' +
      'inherited, received for a personal injury, or set apart by agreement. Keep the papers that ' +
      'show where it came from and where it went.',
    see: ['marital-property', 'prenuptial-agreement'],
    link: paths.practiceArea('property-division'),
  },
  {
    term: 'Separation agreement',
    slug: 'separation-agreement',
    definition:
      'A contract by which spouses live apart and settle children, support and property while still ' +
      `married, ${acknowledged}. Living apart under it is a ground for divorce (Domestic Relations ` +
      `Law §\u00a0170): ${livingApart}. It must have been substantially performed, and it or a ` +
      'memorandum of it filed with the county clerk.',
    see: ['separation-judgment', 'grounds-for-divorce'],
    link: paths.practiceArea('separation-agreements'),
  },
  {
    term: 'Separation judgment',
    slug: 'separation-judgment',
    definition:
      'A court’s judgment that spouses live apart although they remain married: a legal separation, ' +
      'which now has a no-fault ground too (§\u00a0200). Living apart under it is a ground for ' +
      `divorce (Domestic Relations Law §\u00a0170): ${livingApart}.`,
    see: ['separation-agreement', 'grounds-for-divorce'],
  },
  {
    term: 'Service of process',
    slug: 'service-of-process',
    definition:
      'The formal delivery of the papers that begin a case, so that the other side knows of it and ' +
      'can respond. If you have been served, write down the day, the hour and who handed them over.',
    see: ['affidavit-of-service', 'summons', 'default'],
  },
  {
    term: 'Settlement',
    slug: 'settlement',
    definition:
      'An agreement that ends a dispute without a decision by a judge. It can be reached at any ' +
      `time, even during a trial. In a divorce it is written down, ${acknowledged}, and shown to the ` +
      'court.',
    see: ['stipulation-of-settlement', 'mediation'],
  },
  {
    term: 'Spousal support',
    slug: 'spousal-support',
    definition:
      'Money that one spouse pays for the other’s support. People use it, like alimony, for what a ' +
      'New York divorce calls maintenance. Without a divorce you can ask Family Court for it, with ' +
      'no filing fee, even while you live together.',
    see: ['maintenance', 'alimony'],
    link: paths.practiceArea('spousal-support'),
  },
  {
    term: 'Statement of net worth',
    slug: 'statement-of-net-worth',
    definition:
      'A sworn list of income, expenses, property and debts. Every item is answered, if need be with ' +
      'NONE, INAPPLICABLE or UNKNOWN, and why. Mark estimates as estimates.',
    see: ['discovery', 'affidavit'],
    link: paths.forms,
  },
  {
    term: 'Stipulation of settlement',
    slug: 'stipulation-of-settlement',
    definition:
      'The written agreement that records the terms of a settlement in a pending case. Filing it in ' +
      'Supreme Court costs $35.',
    see: ['settlement', 'judgment-of-divorce'],
    link: paths.fees,
  },
  {
    term: 'Subpoena',
    slug: 'subpoena',
    definition:
      'A demand, with legal force, that a person or company testify or hand over records, such as a ' +
      'bank’s statements. It is a lawful way to obtain what one spouse would not show.',
    see: ['discovery'],
  },
  {
    term: 'Summons',
    slug: 'summons',
    definition:
      'The paper that begins a divorce and tells the other spouse that a case has been started, in ' +
      'which court, and that a response is needed.',
    see: ['complaint', 'service-of-process', 'answer'],
    link: paths.forms,
  },
  {
    term: 'Supreme Court',
    slug: 'supreme-court',
    definition:
      'The New York court in which divorces are filed and decided, county by county. Despite its ' +
      'name, it is not the highest court in the state.',
    see: ['family-court', 'index-number'],
    link: paths.courts,
  },
  {
    term: 'Temporary maintenance',
    slug: 'temporary-maintenance',
    definition:
      'Maintenance while a divorce is pending, so that rent and groceries can be paid before a ' +
      `judgment. Its formula is in Domestic Relations Law §\u00a0236(B)(5-a). ${supportCountsFrom}`,
    see: ['guideline-maintenance', 'motion'],
    link: paths.practiceArea('spousal-support'),
  },
  {
    term: 'Temporary order',
    slug: 'temporary-order',
    definition:
      'An order that holds things steady while a case goes on: support, the children’s schedule, who ' +
      'stays in the home. It has to be obeyed although it is not the last word.',
    see: ['order', 'exclusive-occupancy', 'temporary-maintenance'],
  },
  {
    term: 'Trial',
    slug: 'trial',
    definition:
      'The part of a case in which the judge hears witnesses, looks at exhibits and decides what the ' +
      'spouses could not.',
    see: ['hearing', 'note-of-issue', 'settlement'],
    link: paths.procedures,
  },
  {
    term: 'Uncontested divorce',
    slug: 'uncontested-divorce',
    definition:
      'A divorce in which both spouses agree on everything: ending the marriage, the children, ' +
      'support, property and debts. The papers record it, the court reviews them, and it takes ' +
      'roughly 3–6 months.',
    see: ['contested-divorce', 'calendar-number', 'prove-up-hearing'],
    link: paths.practiceArea('uncontested-divorce'),
  },
  {
    term: 'Valuation',
    slug: 'valuation',
    definition:
      'Working out what something is worth, from a home to a pension or a business. It needs a date, ' +
      'a method and the records behind it.',
    see: ['expert-witness', 'equitable-distribution'],
    link: paths.practiceArea('high-net-worth-divorce'),
  },
  {
    term: 'Venue',
    slug: 'venue',
    definition:
      'The county in which a case belongs: for a divorce, one in which a spouse or minor child of ' +
      'the marriage lives (CPLR\u00a0515, since February 19, 2025), with exceptions for a ' +
      'confidential address and for good cause.',
    see: ['jurisdiction'],
    link: paths.courts,
  },
  {
    term: 'Visitation',
    slug: 'visitation',
    definition:
      'The older word for the time a child spends with the parent whose home is not the main one. ' +
      'Many orders and statutes still use it; people increasingly say parenting time.',
    see: ['parenting-time', 'non-custodial-parent'],
  },
];
