import { lawFigures } from '../../../calculators/law-figures.ts';
import { paths } from '../../../contract/paths.ts';
import type { GlossaryTerm } from '../../schema/resource.ts';
import { timeToAnswer } from '../rules.ts';
import { childSupportEnd, deductions } from '../statements.ts';

const { childSupportPercent: percents } = lawFigures;

export const glossaryCToD: readonly GlossaryTerm[] = [
  {
    term: 'Calendar number',
    slug: 'calendar-number',
    definition:
      'The number that puts a case on the court’s list to be dealt with. For an uncontested ' +
      'matrimonial case in Supreme Court it costs $125.',
    see: ['index-number', 'uncontested-divorce'],
    link: paths.fees,
  },
  {
    term: 'Certified copy',
    slug: 'certified-copy',
    definition:
      'A copy of a court paper that the clerk has certified as true to the original. Banks, pension ' +
      'plans and public offices may ask for one as proof of a divorce.',
    see: ['judgment-of-divorce'],
    link: paths.fees,
  },
  {
    term: 'Child support',
    slug: 'child-support',
    definition:
      'Money that the non-custodial parent pays toward a child’s costs. New York works it out from a ' +
      'percentage of both parents’ combined income, shared in proportion to income. It runs ' +
      `${childSupportEnd}.`,
    see: ['child-support-standards-act', 'non-custodial-parent'],
    link: paths.practiceArea('child-support'),
  },
  {
    term: 'Child Support Standards Act',
    slug: 'child-support-standards-act',
    definition:
      'The statute behind child support (Domestic Relations Law §\u00a0240(1-b), Family Court Act ' +
      `§\u00a0413). Of combined parental income up to the cap, it takes ${percents.one} for one ` +
      `child, ${percents.two} for two, ${percents.three} for three, ${percents.four} for four and at ` +
      `least ${percents.fiveOrMore} for five or more.`,
    see: ['basic-child-support-obligation', 'income-cap'],
    link: paths.divorceCalculators,
  },
  {
    term: 'Collaborative divorce',
    slug: 'collaborative-divorce',
    definition:
      'A way to settle outside court. Each spouse has a lawyer, and all agree in writing to be open ' +
      'and to negotiate. Commonly both lawyers step aside if the talks end without an agreement.',
    see: ['mediation', 'settlement'],
    link: paths.practiceArea('collaborative-divorce'),
  },
  {
    term: 'Combined parental income',
    slug: 'combined-parental-income',
    definition:
      `The income of both parents together, from which child support is worked out. ${deductions} ` +
      'are deducted first; then maintenance is moved from payor to payee.',
    see: ['child-support', 'pro-rata-share', 'fica'],
  },
  {
    term: 'Complaint',
    slug: 'complaint',
    definition:
      'The paper that sets out the plaintiff’s case: the facts, the ground for divorce, and what the ' +
      'court is asked to decide.',
    see: ['summons', 'answer', 'plaintiff'],
    link: paths.forms,
  },
  {
    term: 'Conference',
    slug: 'conference',
    definition:
      'A meeting of the lawyers with the judge or the judge’s staff, to plan the case and narrow ' +
      'what is in dispute.',
    see: ['settlement'],
  },
  {
    term: 'Contempt of court',
    slug: 'contempt-of-court',
    definition:
      'Disobeying a court order, in a way that the court may punish or correct. If you cannot comply ' +
      'with an order, do not simply stop: ask a lawyer at once about having it changed.',
    see: ['order', 'modification'],
  },
  {
    term: 'Contested divorce',
    slug: 'contested-divorce',
    definition:
      'A divorce in which at least one point is open: the divorce itself, the children, support, ' +
      'property or debts. It need not end in a trial.',
    see: ['uncontested-divorce', 'trial'],
    link: paths.practiceArea('contested-divorce'),
  },
  {
    term: 'Counterclaim',
    slug: 'counterclaim',
    definition:
      'A request that the defendant makes in the same case, usually in the answer. It lets the ' +
      'spouse who did not file ask for a divorce, support or a share of property too.',
    see: ['answer', 'defendant'],
  },
  {
    term: 'Cruel and inhuman treatment',
    slug: 'cruel-and-inhuman-treatment',
    definition:
      'A ground for divorce under Domestic Relations Law §\u00a0170: conduct toward a spouse, within ' +
      'the past five years, that makes it unsafe or improper to go on living together.',
    see: ['grounds-for-divorce', 'domestic-violence'],
  },
  {
    term: 'Custodial parent',
    slug: 'custodial-parent',
    definition:
      'The parent with whom a child lives most of the time. In a child support case the other one, ' +
      'the non-custodial parent, is usually the one who pays.',
    see: ['non-custodial-parent', 'physical-custody'],
  },
  {
    term: 'Custody',
    slug: 'custody',
    definition:
      'The responsibility for a child. It has two parts, which need not go together: legal custody, ' +
      'the say in major decisions, and physical custody, the home in which the child lives.',
    see: ['legal-custody', 'physical-custody', 'parenting-time'],
    link: paths.practiceArea('child-custody'),
  },
  {
    term: 'Default',
    slug: 'default',
    definition:
      'What happens when someone who has been served does not respond in time: the case may go on ' +
      `without them. ${timeToAnswer} Late? Respond anyway, at once.`,
    see: ['answer', 'service-of-process'],
  },
  {
    term: 'Defendant',
    slug: 'defendant',
    definition:
      'The spouse against whom a divorce is filed. The word implies no blame; it says only who did ' +
      'not file first. In Family Court the same person is called the respondent.',
    see: ['plaintiff', 'respondent'],
  },
  {
    term: 'Deposition',
    slug: 'deposition',
    definition: 'Questions answered under oath outside the courtroom, with a record made of every word.',
    see: ['discovery'],
  },
  {
    term: 'Discovery',
    slug: 'discovery',
    definition:
      'The stage at which each side must show the other what it knows and owns: documents, written ' +
      'answers and sometimes a deposition.',
    see: ['statement-of-net-worth', 'deposition', 'subpoena'],
    link: paths.procedures,
  },
  {
    term: 'Domestic Relations Law',
    slug: 'domestic-relations-law',
    definition:
      'The New York statute on marriage and divorce. Among other things it holds the grounds ' +
      '(§\u00a0170), the residency rules (§\u00a0230), the maintenance formula (§\u00a0236) and the ' +
      'child support standards (§\u00a0240).',
    see: ['family-court-act'],
  },
  {
    term: 'Domestic violence',
    slug: 'domestic-violence',
    definition:
      'Abuse by a spouse, partner or relative: blows, threats, stalking, control over money or ' +
      'movement. In danger, call\u00a0911. You need not file for divorce before you ask a court for ' +
      'protection.',
    see: ['order-of-protection'],
    link: `${paths.practiceAreas}#domestic-violence`,
  },
];
