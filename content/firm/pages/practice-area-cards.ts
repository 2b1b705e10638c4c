import { type HelpTopic, protection } from '#law/help-lines.ts';
import type { Link } from '../../schema/firm.ts';

/** A card of the practice areas list. */
export interface PracticeAreaCard {
  title: string;
  text: string;
  /** Shows the "Help now" box before the text. */
  help?: HelpTopic;
  points: readonly [string, string, string];
  /** The card's anchor, for links to `/practice-areas/#…`. */
  anchorId?: string;
  /** The detail page; a card without one shows the ways to ask. */
  detail?: Link;
  /** The ornament (public/drawings/ornaments.svg) of the first cards. */
  ornament?: string;
}

/** The cards of the practice areas list, in the order shown. */
export const practiceAreaCards: readonly PracticeAreaCard[] = [
  {
    title: 'Contested Divorce',
    text:
      'You cannot agree, or your spouse will not answer. We bring the open questions before the court, one ' +
      'by one, and go on making reasonable offers while we prepare. Most people need to understand only ' +
      'the next step.',
    points: [
      'What to do when you are served',
      'Temporary support and schedules',
      'Conferences, offers and trial',
    ],
    anchorId: 'contested-divorce',
    ornament: 'contested-divorce',
    detail: { label: 'Read about contested divorce', href: '/practice-areas/contested-divorce/' },
  },
  {
    title: 'Uncontested Divorce',
    text:
      'You agree on everything, or nearly. We test the terms for gaps, put them into papers that the court ' +
      'can approve, and see the file through to judgment. The aim is that nothing comes back to you later.',
    points: [
      'A careful reading of your terms',
      'Papers prepared and filed',
      'Name, deeds and accounts afterwards',
    ],
    anchorId: 'uncontested-divorce',
    ornament: 'uncontested-divorce',
    detail: { label: 'Read about uncontested divorce', href: '/practice-areas/uncontested-divorce/' },
  },
  {
    title: 'High Net Worth Divorce',
    text:
      'A company, stock that has not vested, houses in several places, a family trust. Before such an ' +
      'estate can be divided it has to be drawn on one page and valued by people who can defend their ' +
      'figures. We keep it discreet.',
    points: [
      'Businesses and professional practices',
      'Stock, options and deferred pay',
      'Property outside New York',
    ],
    anchorId: 'high-net-worth',
    ornament: 'high-net-worth-divorce',
    detail: { label: 'Read about high net worth divorce', href: '/practice-areas/high-net-worth-divorce/' },
  },
  {
    title: 'International Divorce',
    text:
      'A wedding abroad, a spouse or a house in another country, children with two passports. First we work ' +
      'out which court may decide what; then we plan the case here together with counsel there.',
    points: [
      'Whether New York can hear the case',
      'Papers served in another country',
      'Property and children abroad',
    ],
    anchorId: 'international-divorce',
    ornament: 'international-divorce',
  },
  {
    title: 'Child Custody',
    text:
      'Where your child sleeps, who decides, and how the week is shared. We begin with the life your child ' +
      'already has and work toward a plan that a tired parent can follow on a school night.',
    points: [
      'Parenting time and decisions',
      'Moves, schools and holidays',
      'Parents in two states or countries',
    ],
    anchorId: 'child-custody',
    detail: { label: 'Read about child custody', href: '/practice-areas/child-custody/' },
  },
  {
    title: 'Child Support',
    text:
      'A statutory percentage, applied to incomes that are seldom as simple as a pay stub. We find the ' +
      'right income for each parent, work out the share, and explain what is added for child care, health ' +
      'insurance and medical bills.',
    points: ['Income from wages or a business', 'Expenses shared on top', 'Income above the statutory cap'],
    anchorId: 'child-support',
    detail: { label: 'Read about child support', href: '/practice-areas/child-support/' },
  },
  {
    title: 'Alimony',
    text:
      'New York law calls it maintenance. There is a formula up to a cap on income, an advisory range for ' +
      'how long it lasts, and listed factors beyond both. We show you each of the three with your own figures.',
    points: [
      'Support while the case is pending',
      'Amount and duration afterwards',
      'Terms for when life changes',
    ],
    anchorId: 'alimony',
    detail: { label: 'Read about alimony', href: '/practice-areas/alimony/' },
  },
  {
    title: 'Property Division',
    text:
      'The home, the pension, the savings and the debts. Nothing can be divided fairly until it has been ' +
      'found, dated and valued. We make the list with you, and you keep a copy that you can check yourself.',
    points: ['What came before the marriage', 'The home, kept or sold', 'Retirement plans and debts'],
    anchorId: 'property-division',
    detail: { label: 'Read about property division', href: '/practice-areas/property-division/' },
  },
  {
    title: 'Prenuptial and Postnuptial Agreements',
    text:
      'A calm talk about money, before the wedding or after it, written down in sentences you both ' +
      'understand. We draft agreements, and we read the ones that other people have drafted. Each partner ' +
      'should have a lawyer of their own.',
    points: [
      'Agreements before the wedding',
      'Agreements during the marriage',
      'Review of a draft you were handed',
    ],
    anchorId: 'prenuptial',
    detail: { label: 'Read about prenuptial agreements', href: '/practice-areas/prenuptial-agreements/' },
  },
  {
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
    anchorId: 'modifications',
  },
  {
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
    anchorId: 'domestic-violence',
  },
  {
    title: 'Paternity',
    text:
      'Legal parentage decides custody and support, so we settle it first: by a signed acknowledgment, or an order ' +
      'of filiation from Family Court, which charges nothing. Bring the birth certificate and anything either of ' +
      'you has signed.',
    points: ['Becoming a legal parent', 'Answering papers from the court', 'Custody and support that follow'],
  },
  {
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
