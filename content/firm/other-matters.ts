import { protection } from '#law/help-lines.ts';
import type { OtherMatter } from '../schema/practice-area.ts';

/** The kinds of case without a page of their own; their cards stand among those of the practice areas. */
export const otherMatters: readonly OtherMatter[] = [
  {
    place: 4,
    title: 'International Divorce',
    text:
      'A wedding abroad, a house or a spouse in another country, children with two passports. We ' +
      'find out which court may decide what, and work with a lawyer there.',
    points: [
      'Whether New York can hear the case',
      'Papers served in another country',
      'Property and children abroad',
    ],
    anchor: 'international-divorce',
    matters: [
      {
        place: 12,
        title: 'International divorce',
        text: 'With a lawyer in each country.',
        key: 'international-divorce',
      },
    ],
    ornament: 'international-divorce',
  },
  {
    place: 10,
    title: 'Modifications',
    text:
      'A job ends, a parent moves, a child grows up, and the order no longer fits. File at once: ' +
      'support owed from before the filing cannot be cut. Bring the order and a note of what has ' +
      'changed.',
    points: [
      'Custody and parenting schedules',
      'Child support and maintenance',
      'Orders that are not being followed',
    ],
    anchor: 'modifications',
  },
  {
    place: 11,
    title: 'Domestic Violence',
    help: 'home',
    text:
      `${protection.askFamilyCourt.text} If you want a lawyer with you, call us day or night. We ` +
      'also represent people served with an order.',
    points: [
      'Orders of protection',
      'Home, children and keys tonight',
      'Criminal charges beside a family case',
    ],
    anchor: 'domestic-violence',
    matters: [
      {
        place: 10,
        title: 'Domestic violence',
        text: 'Get safe first. Call day or night.',
        key: 'domestic-violence',
      },
      {
        place: 11,
        title: 'Order of protection',
        text: 'We go to court with you.',
        key: 'order-of-protection',
      },
    ],
  },
  {
    place: 12,
    title: 'Paternity',
    text:
      'Legal parentage decides custody and support, so we settle it first: by a signed ' +
      'acknowledgment, or an order of filiation from Family Court, which charges nothing. Bring the ' +
      'birth certificate and anything either of you has signed.',
    points: ['Becoming a legal parent', 'Answering papers from the court', 'Custody and support that follow'],
  },
  {
    place: 13,
    title: 'Adoption',
    text:
      'A stepparent, a relative who stepped in, a second parent in everything but paper. We collect ' +
      'the consents and records with you and go to court with them.',
    points: [
      'Stepparent and relative adoption',
      'Second-parent adoption',
      'Records, consents and court dates',
    ],
  },
];
