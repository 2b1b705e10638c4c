import { lawFigures } from '../../../calculators/law-figures.ts';
import { paths } from '../../../contract/paths.ts';
import type { GlossaryTerm } from '../../schema/resource.ts';
import { clientRights } from '../rules.ts';
import { acknowledged, residencePeriod } from '../statements.ts';

export const glossaryPToR: readonly GlossaryTerm[] = [
  {
    term: 'Parenting plan',
    slug: 'parenting-plan',
    definition:
      'A written arrangement for the children: the ordinary week, school breaks, holidays, travel, ' +
      'and how decisions are made.',
    see: ['parenting-time', 'custody'],
    link: paths.practiceArea('child-custody'),
  },
  {
    term: 'Parenting time',
    slug: 'parenting-time',
    definition:
      'The time a child spends with each parent. The phrase has largely replaced visitation in ' +
      'everyday use.',
    see: ['visitation', 'parenting-plan'],
    link: paths.practiceArea('fathers-rights'),
  },
  {
    term: 'Payee',
    slug: 'payee',
    definition:
      'The person who receives support. In the maintenance formula, the payee is the spouse with the ' +
      'lower income; in child support, usually the custodial parent on the child’s behalf.',
    see: ['payor', 'maintenance'],
  },
  {
    term: 'Payor',
    slug: 'payor',
    definition:
      'The person who pays support. In the maintenance formula, the payor is the spouse with the ' +
      'higher income; in child support, usually the non-custodial parent.',
    see: ['payee', 'self-support-reserve'],
  },
  {
    term: 'Petition',
    slug: 'petition',
    definition:
      'The paper that begins a case in Family Court, such as a request for custody or child support. ' +
      'The person who files it is the petitioner, and the other the respondent.',
    see: ['family-court', 'respondent'],
  },
  {
    term: 'Physical custody',
    slug: 'physical-custody',
    definition:
      'Where a child lives. One parent’s home may be the main one, or the child may divide the week ' +
      'between two. It is a separate question from who makes the major decisions.',
    see: ['legal-custody', 'custodial-parent', 'parenting-time'],
  },
  {
    term: 'Plaintiff',
    slug: 'plaintiff',
    definition: 'The spouse who files for divorce. The word says only who went first.',
    see: ['defendant', 'complaint'],
  },
  {
    term: 'Postnuptial agreement',
    slug: 'postnuptial-agreement',
    definition:
      'A contract between spouses made after the wedding, about property, debts or support if the ' +
      `marriage should end, ${acknowledged}. Each spouse should have a lawyer.`,
    see: ['prenuptial-agreement', 'separation-agreement'],
    link: paths.practiceArea('prenuptial-agreements'),
  },
  {
    term: 'Poverty guideline',
    slug: 'poverty-guideline',
    definition:
      `The federal income measure for a household: ${lawFigures.povertyLevel} for one person, since ` +
      `${lawFigures.reserveSince}. If child support would leave the payor under it, the obligation ` +
      'is $25 a month, or more or less where that would be unjust.',
    see: ['self-support-reserve', 'child-support'],
  },
  {
    term: 'Prenuptial agreement',
    slug: 'prenuptial-agreement',
    definition:
      'A contract made before a wedding, about what is each person’s own and what would happen to ' +
      `property and support if the marriage ended, ${acknowledged}.`,
    see: ['postnuptial-agreement', 'separate-property'],
    link: paths.practiceArea('prenuptial-agreements'),
  },
  {
    term: 'Pro rata share',
    slug: 'pro-rata-share',
    definition:
      'A share in proportion to income. If one parent earns 60% of what both earn together, that ' +
      'parent’s share of child support, child care and medical expenses is 60% too.',
    see: ['combined-parental-income', 'child-support'],
    link: paths.divorceCalculators,
  },
  {
    term: 'Prove-up hearing',
    slug: 'prove-up-hearing',
    definition:
      'A short appearance at the end of a case that is no longer in dispute. You confirm the facts ' +
      'in your papers and that you understand your agreement. Most last 10–15 minutes.',
    see: ['uncontested-divorce', 'hearing'],
    link: paths.procedures,
  },
  {
    term: 'Qualified domestic relations order',
    slug: 'qualified-domestic-relations-order',
    definition:
      'An order, often called a QDRO, that tells a retirement plan to pay part of one spouse’s ' +
      'benefit to the other. It is drafted to the plan’s own rules, and is easily forgotten.',
    see: ['marital-property', 'equitable-distribution'],
    link: paths.practiceArea('property-division'),
  },
  {
    term: 'Request for judicial intervention',
    slug: 'request-for-judicial-intervention',
    definition:
      'The paper, known as an RJI, that asks for a judge to be assigned to a case in Supreme Court. ' +
      'It costs $95.',
    see: ['note-of-issue', 'index-number'],
    link: paths.fees,
  },
  {
    term: 'Residency requirement',
    slug: 'residency-requirement',
    definition:
      'The tie to New York that a divorce here needs under Domestic Relations Law §\u00a0230: for ' +
      'example, two years of residence, or one year where the couple married here or lived here as ' +
      `spouses, ${residencePeriod}.`,
    see: ['jurisdiction'],
    link: paths.procedures,
  },
  {
    term: 'Respondent',
    slug: 'respondent',
    definition:
      'The person who answers a petition in Family Court. In a divorce the same role is called ' +
      'defendant.',
    see: ['petition', 'defendant'],
  },
  {
    term: 'Retainer agreement',
    slug: 'retainer-agreement',
    definition:
      'The written contract between you and your lawyer: what the work is, how it is charged, and ' +
      `what is paid in advance. ${clientRights}`,
    link: paths.fees,
  },
];
