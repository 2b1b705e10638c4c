import { lawFigures } from '../../../calculators/law-figures.ts';
import { paths } from '../../../contract/paths.ts';
import type { GlossaryTerm } from '../../schema/resource.ts';
import { maintenanceGuideline, noFaultCondition } from '../guidelines.ts';
import { deductions } from '../statements.ts';

export const glossaryEToI: readonly GlossaryTerm[] = [
  {
    term: 'Emancipation',
    slug: 'emancipation',
    definition:
      'The point at which a child counts as independent and support ends, although the child is not ' +
      'yet 21.',
    see: ['child-support'],
  },
  {
    term: 'Equalizing payment',
    slug: 'equalizing-payment',
    definition:
      'Money that one spouse pays the other to even out a division, because something such as a ' +
      'house or a business stays whole with one of them.',
    see: ['equitable-distribution', 'valuation'],
    link: paths.divorceCalculators,
  },
  {
    term: 'Equitable distribution',
    slug: 'equitable-distribution',
    definition:
      'New York’s way of dividing marital property: fairly, which does not always mean equally. ' +
      'Spouses may agree on a division of their own; otherwise the court weighs their circumstances ' +
      'and decides.',
    see: ['marital-property', 'separate-property'],
    link: paths.practiceArea('property-division'),
  },
  {
    term: 'Exclusive occupancy',
    slug: 'exclusive-occupancy',
    definition:
      'A court’s order that one spouse alone may live in the home while the case is pending. It ' +
      'settles who stays for now, not who will own the home in the end.',
    see: ['temporary-order'],
  },
  {
    term: 'Exhibit',
    slug: 'exhibit',
    definition:
      'A document or object shown to the court as evidence, such as a bank statement, a photograph ' +
      'or a message.',
    see: ['trial', 'hearing'],
  },
  {
    term: 'Expert witness',
    slug: 'expert-witness',
    definition:
      'Someone who may give the court an opinion because of special knowledge, such as an appraiser, ' +
      'an accountant or a psychologist.',
    see: ['valuation', 'forensic-evaluation'],
  },
  {
    term: 'Family Court',
    slug: 'family-court',
    definition:
      'The court that hears custody, child support and similar family matters outside a divorce, for ' +
      'parents who never married as well as for those who did. It does not grant divorces.',
    see: ['supreme-court', 'petition'],
    link: paths.courts,
  },
  {
    term: 'Family Court Act',
    slug: 'family-court-act',
    definition:
      'The New York statute under which Family Court works. Its §\u00a0413 holds the child support ' +
      'standards, the same ones that Domestic Relations Law §\u00a0240(1-b) applies in a divorce.',
    see: ['child-support-standards-act', 'domestic-relations-law'],
  },
  {
    term: 'FICA',
    slug: 'fica',
    definition:
      'The federal payroll tax for Social Security and Medicare, withheld from wages and shown on ' +
      'most pay stubs. It is deducted from income before maintenance and child support are worked ' +
      'out.',
    see: ['combined-parental-income'],
  },
  {
    term: 'Findings of fact and conclusions of law',
    slug: 'findings-of-fact-and-conclusions-of-law',
    definition:
      'The paper that states which facts the court accepts and how the law applies to them. It ' +
      'stands beside the judgment of divorce and explains what the judgment rests on.',
    see: ['judgment-of-divorce'],
  },
  {
    term: 'Forensic evaluation',
    slug: 'forensic-evaluation',
    definition:
      'A study of the family by a mental health professional whom the court appoints in a custody ' +
      'dispute.',
    see: ['custody', 'expert-witness'],
  },
  {
    term: 'Grounds for divorce',
    slug: 'grounds-for-divorce',
    definition:
      'The legal reason for a divorce. Domestic Relations Law §\u00a0170 has seven: irretrievable ' +
      'breakdown, cruel and inhuman treatment, abandonment, imprisonment, adultery, and living apart ' +
      'under a separation judgment or a separation agreement.',
    see: ['irretrievable-breakdown', 'no-fault-divorce'],
    link: paths.procedures,
  },
  {
    term: 'Guideline maintenance',
    slug: 'guideline-maintenance',
    definition:
      `The yearly amount that the statutory formula gives, from both incomes less ${deductions}, up ` +
      `to a cap on the payor’s (${lawFigures.maintenanceCap}). ${maintenanceGuideline}`,
    see: ['maintenance', 'income-cap', 'self-support-reserve'],
    link: paths.divorceCalculators,
  },
  {
    term: 'Hearing',
    slug: 'hearing',
    definition:
      'A session in which a judge listens to evidence or argument on a particular question, such as ' +
      'temporary support. It is narrower and usually shorter than a trial.',
    see: ['trial', 'prove-up-hearing', 'motion'],
  },
  {
    term: 'High net worth divorce',
    slug: 'high-net-worth-divorce',
    definition:
      'A divorce in which much has to be found and valued before it can be divided: businesses, ' +
      'stock, pensions, property in several places.',
    see: ['valuation', 'marital-property'],
    link: paths.practiceArea('high-net-worth-divorce'),
  },
  {
    term: 'Imprisonment',
    slug: 'imprisonment',
    definition:
      'As a ground for divorce under Domestic Relations Law §\u00a0170: the other spouse has been ' +
      'confined in prison for three years or more.',
    see: ['grounds-for-divorce'],
  },
  {
    term: 'Income cap',
    slug: 'income-cap',
    definition:
      `The income up to which a support formula applies: ${lawFigures.maintenanceCap} of the payor’s ` +
      `for maintenance and ${lawFigures.childSupportCap} of both parents’ for child support. Both ` +
      'change every two years. Up to them the guideline is what the court orders unless it is unjust.',
    see: ['guideline-maintenance', 'child-support-standards-act'],
    link: paths.divorceCalculators,
  },
  {
    term: 'Index number',
    slug: 'index-number',
    definition:
      'The number that opens a case in Supreme Court and appears on every paper in it. It costs $210.',
    see: ['supreme-court', 'request-for-judicial-intervention'],
    link: paths.fees,
  },
  {
    term: 'Irretrievable breakdown',
    slug: 'irretrievable-breakdown',
    definition:
      'The no-fault ground for divorce in Domestic Relations Law §\u00a0170: the marriage has broken ' +
      'down beyond repair for at least six months. Nobody has to prove that the other did wrong. ' +
      `${noFaultCondition}`,
    see: ['no-fault-divorce', 'grounds-for-divorce'],
  },
];
