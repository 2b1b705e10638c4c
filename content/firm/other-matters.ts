import { protection } from '#law/help-lines.ts';
import type { OtherMatter } from '../schema/practice-area.ts';

/** The kinds of case without a page of their own; their cards stand among those of the practice areas. */
export const otherMatters: readonly OtherMatter[] = [
  {
    place: 4,
    title: 'International Divorce',
    text:
      'A wedding abroad, a spouse or a house in another country, children with two passports. First we work ' +
      'out which court may decide what; then we plan the case here together with counsel there.',
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
        text: 'Two countries, one plan, and counsel in both.',
        key: 'international-divorce',
      },
    ],
    ornament: 'international-divorce',
  },
  {
    place: 10,
    title: 'Modifications',
    text:
      'A job ends, a parent moves, a child grows up. An order that once fitted may no longer do so. File at once: ' +
      'support owed from before the filing cannot be cut. Bring the order and a page about what has changed since; ' +
      'we tell you whether there is a case for asking the court to revise it.',
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
      `${protection.askFamilyCourt.text} When you want a lawyer beside you, call us, at any hour. We also represent ` +
      'people who have been served with an order, with the same care.',
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
        text: 'Safety first, then the law. Call at any hour.',
        key: 'domestic-violence',
      },
      {
        place: 11,
        title: 'Order of protection',
        text: 'Seeking one or answering one, we go to court with you.',
        key: 'order-of-protection',
      },
    ],
  },
  {
    place: 12,
    title: 'Paternity',
    text:
      'Legal parentage decides custody and support, so we settle it first: by a signed acknowledgment, or an order ' +
      'of filiation from Family Court, which charges nothing. Bring the birth certificate and anything either of ' +
      'you has signed.',
    points: ['Becoming a legal parent', 'Answering papers from the court', 'Custody and support that follow'],
  },
  {
    place: 13,
    title: 'Adoption',
    text:
      'A stepparent who has been there for years, a relative who stepped in, a second parent in every way ' +
      'but on paper. We gather the consents and records with you, put them in order, and tell you before ' +
      'each step what it is for.',
    points: [
      'Stepparent and relative adoption',
      'Second-parent adoption',
      'Records, consents and court dates',
    ],
  },
];
