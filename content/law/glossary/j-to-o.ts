import { lawFigures } from '../../../calculators/law-figures.ts';
import { paths } from '../../../contract/paths.ts';
import type { GlossaryTerm } from '../../schema/resource.ts';
import { noFaultCondition } from '../guidelines.ts';
import { arrearsStay, orderBroken } from '../rules.ts';
import { sharedTime } from '../statements.ts';

const { duration } = lawFigures;

export const glossaryJToO: readonly GlossaryTerm[] = [
  {
    term: 'Joint custody',
    slug: 'joint-custody',
    definition:
      'An arrangement in which both parents share custody. It may mean deciding together, or sharing ' +
      'the child’s time, or both. The word alone settles little, so an agreement should spell out ' +
      'which.',
    see: ['legal-custody', 'physical-custody', 'parenting-plan'],
    link: paths.practiceArea('child-custody'),
  },
  {
    term: 'Judgment of divorce',
    slug: 'judgment-of-divorce',
    definition:
      'The court’s final paper. It ends the marriage and states, or takes in from an agreement, what ' +
      'applies from then on. Keep a certified copy where you can find it.',
    see: ['certified-copy', 'stipulation-of-settlement'],
    link: paths.procedures,
  },
  {
    term: 'Jurisdiction',
    slug: 'jurisdiction',
    definition:
      'A court’s power to decide a case. When spouses, children or property are in different states ' +
      'or countries, whether New York has it is often the first question to answer.',
    see: ['residency-requirement'],
    link: paths.courts,
  },
  {
    term: 'Legal custody',
    slug: 'legal-custody',
    definition:
      'The right to make the major decisions in a child’s life, such as schooling, health care and ' +
      'religion. Parents may share it, or one of them may hold it alone.',
    see: ['custody', 'joint-custody', 'physical-custody'],
    link: paths.practiceArea('child-custody'),
  },
  {
    term: 'Maintenance',
    slug: 'maintenance',
    definition:
      'New York’s word for alimony: money that the spouse with the higher income pays toward the ' +
      'other’s support, during the case or after it. A formula in Domestic Relations Law §\u00a0236 ' +
      'gives a guideline amount.',
    see: ['guideline-maintenance', 'temporary-maintenance', 'maintenance-duration'],
    link: paths.practiceArea('spousal-support'),
  },
  {
    term: 'Maintenance duration',
    slug: 'maintenance-duration',
    definition:
      'How long maintenance lasts after a divorce. The statute’s advisory ranges are ' +
      `${duration.upTo15Years} of the marriage’s length up to 15 years, ${duration.upTo20Years} over ` +
      `15 to 20, and ${duration.longer} over 20. It ends earlier when either of you dies or the ` +
      'payee remarries.',
    see: ['maintenance'],
    link: paths.practiceArea('alimony'),
  },
  {
    term: 'Marital property',
    slug: 'marital-property',
    definition:
      'Broadly, what either spouse acquired during the marriage until a separation agreement is ' +
      'signed or the action is begun, in whichever name it is held: savings, homes, pensions, ' +
      'businesses. It is what a divorce divides. Separate property is treated differently.',
    see: ['equitable-distribution', 'separate-property'],
    link: paths.practiceArea('property-division'),
  },
  {
    term: 'Mediation',
    slug: 'mediation',
    definition:
      'Talks led by a neutral person who helps both spouses find terms and represents neither. Have ' +
      'a lawyer of your own read the result.',
    see: ['collaborative-divorce', 'settlement'],
    link: paths.fees,
  },
  {
    term: 'Modification',
    slug: 'modification',
    definition:
      'A change to an existing order or judgment, for example when a job is lost or a child’s needs ' +
      `change. Until a court or a proper agreement changes it, the old order stands. ${arrearsStay}`,
    see: ['order', 'contempt-of-court'],
    link: `${paths.practiceAreas}#modifications`,
  },
  {
    term: 'Motion',
    slug: 'motion',
    definition:
      'A written request that the court decide something while a case is pending, such as temporary ' +
      'support or the production of records. In Supreme Court it costs $45.',
    see: ['order-to-show-cause', 'temporary-order'],
    link: paths.fees,
  },
  {
    term: 'No-fault divorce',
    slug: 'no-fault-divorce',
    definition:
      'A divorce in which nobody has to prove misconduct. In New York it rests on the irretrievable ' +
      `breakdown of the marriage for at least six months. ${noFaultCondition}`,
    see: ['irretrievable-breakdown', 'grounds-for-divorce'],
  },
  {
    term: 'Non-custodial parent',
    slug: 'non-custodial-parent',
    definition:
      'The parent with whom a child does not live most of the time. This parent usually pays child ' +
      `support, in proportion to income. ${sharedTime}`,
    see: ['custodial-parent', 'pro-rata-share', 'parenting-time'],
  },
  {
    term: 'Note of issue',
    slug: 'note-of-issue',
    definition:
      'The paper that tells the court a case is ready to be heard. In Supreme Court it costs $125, ' +
      'or $30 where a request for judicial intervention was paid for.',
    see: ['request-for-judicial-intervention', 'trial'],
    link: paths.fees,
  },
  {
    term: 'Order',
    slug: 'order',
    definition:
      'A decision of the court that someone must follow. It may come early in a case and last only ' +
      'for a while. The paper that ends a divorce case is called a judgment.',
    see: ['temporary-order', 'judgment-of-divorce'],
  },
  {
    term: 'Order of protection',
    slug: 'order-of-protection',
    definition:
      'A court’s order that someone stop harmful conduct, and often stay away from a person, home, ' +
      'school or workplace. It may require guns and licenses to be surrendered at once. ' +
      `${orderBroken} In danger, call\u00a0911 first.`,
    see: ['domestic-violence'],
    link: `${paths.practiceAreas}#domestic-violence`,
  },
  {
    term: 'Order to show cause',
    slug: 'order-to-show-cause',
    definition:
      'A way to put an urgent request before a judge. The judge sets a date by which the other side ' +
      'must explain why it should not be granted, and may order something in the meantime.',
    see: ['motion', 'temporary-order'],
  },
];
