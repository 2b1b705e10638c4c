import { paths } from '../../../contract/paths.ts';
import type { GlossaryTerm } from '../../schema/resource.ts';
import {
  automaticOrders,
  automaticOrdersBind,
  summonsWithNotice,
  timeToAnswer,
  timeToAppeal,
} from '../rules.ts';

export const glossaryAToB: readonly GlossaryTerm[] = [
  {
    term: 'Abandonment',
    slug: 'abandonment',
    definition:
      'A ground for divorce under Domestic Relations Law §\u00a0170: one spouse has abandoned the other for at ' +
      'least one year.',
    see: ['grounds-for-divorce', 'no-fault-divorce'],
  },
  {
    term: 'Action',
    slug: 'action',
    definition:
      'The law’s word for a lawsuit. A divorce is an action: one spouse, the plaintiff, begins it in ' +
      'Supreme Court, and the other, the defendant, is given notice and the chance to answer.',
    see: ['plaintiff', 'defendant', 'supreme-court'],
  },
  {
    term: 'Adjournment',
    slug: 'adjournment',
    definition:
      'The postponement of a court date. Ask in advance and with a reason; the court decides. Until a new date ' +
      'is confirmed, the old one stands.',
  },
  {
    term: 'Adultery',
    slug: 'adultery',
    definition:
      'One of the seven grounds for divorce in Domestic Relations Law §\u00a0170. It has to be proved by ' +
      'evidence, which adds time and cost.',
    see: ['grounds-for-divorce', 'no-fault-divorce'],
  },
  {
    term: 'Affidavit',
    slug: 'affidavit',
    definition:
      'A written statement of facts that its author swears to be true, usually before a notary. Since 2024 an ' +
      'affirmation under CPLR\u00a02106 serves instead. Courts rely on either, so read every line before you sign.',
  },
  {
    term: 'Affidavit of service',
    slug: 'affidavit-of-service',
    definition: 'The sworn statement of the person who delivered court papers: to whom, when, where and how.',
    see: ['service-of-process'],
    link: paths.forms,
  },
  {
    term: 'Alimony',
    slug: 'alimony',
    definition:
      'The older word for maintenance: money that one spouse pays toward the support of the other, during a ' +
      'divorce case or after it.',
    see: ['maintenance', 'spousal-support'],
    link: paths.practiceArea('alimony'),
  },
  {
    term: 'Answer',
    slug: 'answer',
    definition:
      'The paper in which the defendant replies to the complaint: what is admitted, what is denied, and ' +
      `what is asked for in turn. ${timeToAnswer} But ${summonsWithNotice}.`,
    see: ['complaint', 'counterclaim', 'default'],
  },
  {
    term: 'Appeal',
    slug: 'appeal',
    definition: `A request that a higher court review a decision for mistakes. It is not a second trial. ${timeToAppeal}`,
  },
  {
    term: 'Attorney-client privilege',
    slug: 'attorney-client-privilege',
    definition:
      'The rule that what you tell your lawyer in confidence, in order to get legal advice, stays between ' +
      'you. Others who listen or read along can end it: use a private phone and mailbox.',
  },
  {
    term: 'Attorney for the child',
    slug: 'attorney-for-the-child',
    definition:
      'A lawyer whom the court may appoint to represent a child when parents disagree about custody or ' +
      'parenting time. This lawyer acts for the child and for neither parent.',
    see: ['custody', 'parenting-time'],
    link: paths.practiceArea('child-custody'),
  },
  {
    term: 'Automatic orders',
    slug: 'automatic-orders',
    definition: `Orders that come with the summons of a divorce. ${automaticOrders} They ${automaticOrdersBind}.`,
    see: ['contempt-of-court', 'summons'],
    link: `${paths.procedures}#automatic-orders`,
  },
  {
    term: 'Basic child support obligation',
    slug: 'basic-child-support-obligation',
    definition:
      'The guideline amount before anything is added: the percentage for the number of children, applied to ' +
      'combined parental income up to the cap. Child care, health insurance and unreimbursed medical ' +
      'expenses come on top, and education where the court so orders.',
    see: ['child-support-standards-act', 'combined-parental-income', 'income-cap'],
    link: paths.practiceArea('child-support'),
  },
  {
    term: 'Burden of proof',
    slug: 'burden-of-proof',
    definition:
      'The duty to show that a claim is true. Whoever bears it loses the point if the evidence falls short.',
    see: ['exhibit', 'hearing'],
  },
];
