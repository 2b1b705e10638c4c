import { paths } from '../../contract/paths.ts';
import type { Link } from '../schema/firm.ts';

/** A page with help that begins without a lawyer. */
interface HelpPage extends Link {
  /** Pages that lead here: paths of practice areas and articles, and tags or categories of articles. */
  fits: readonly string[];
}

const area = paths.practiceArea;

/** The pages with help that begins without a lawyer, by the need that a reader has first. */
export const helpPages: readonly HelpPage[] = [
  {
    label: 'Orders of protection',
    href: paths.protection,
    fits: ['Safety', area('child-custody'), area('fathers-rights'), area('lgbt-family-law')],
  },
  {
    label: 'A child taken, or a move away',
    href: paths.movingAndAbduction,
    fits: ['Child Custody', area('child-custody'), area('fathers-rights')],
  },
  {
    label: 'Deadlines',
    href: paths.deadlines,
    fits: [
      area('contested-divorce'),
      area('lgbt-family-law'),
      paths.article('served-with-divorce-papers'),
      paths.article('contested-divorce-month-by-month'),
      paths.article('when-you-think-the-judge-was-wrong'),
      paths.article('statement-of-net-worth'),
      paths.article('after-the-judgment'),
    ],
  },
  {
    label: 'Changing and enforcing orders',
    href: paths.changingOrders,
    fits: [
      area('child-support'),
      area('spousal-support'),
      area('alimony'),
      paths.article('when-you-think-the-judge-was-wrong'),
      paths.article('child-support-worked-through'),
      paths.article('maintenance-three-couples'),
      paths.article('new-support-caps-march-2026'),
    ],
  },
  {
    label: 'Help with costs',
    href: paths.helpWithCosts,
    fits: [
      'Safety',
      area('contested-divorce'),
      area('spousal-support'),
      area('child-custody'),
      area('collaborative-divorce'),
      paths.article('served-with-divorce-papers'),
      paths.article('what-to-ask-a-divorce-lawyer'),
      paths.article('first-three-days-after-the-news'),
    ],
  },
  {
    label: 'Doing it yourself',
    href: paths.doItYourself,
    fits: [
      area('uncontested-divorce'),
      area('separation-agreements'),
      paths.article('can-we-divorce-in-new-york'),
      paths.article('what-to-ask-a-divorce-lawyer'),
      paths.article('what-mediation-asks-of-you'),
    ],
  },
  {
    label: 'Immigration and language',
    href: paths.immigrantsAndLanguage,
    fits: ['Safety', area('fathers-rights')],
  },
  {
    label: 'Often forgotten',
    href: paths.oftenForgotten,
    fits: [
      area('uncontested-divorce'),
      area('property-division'),
      area('high-net-worth-divorce'),
      area('prenuptial-agreements'),
      paths.article('after-the-judgment'),
      paths.article('how-to-read-a-settlement-offer'),
      paths.article('can-we-divorce-in-new-york'),
    ],
  },
];

/**
 * The help pages that fit a practice area or an article.
 * @param terms tags and categories of the article
 */
export function helpFitting(path: string, terms: readonly string[] = []): Link[] {
  return helpPages
    .filter(({ fits }) => [path, ...terms].some((one) => fits.includes(one)))
    .map(({ label, href }) => ({ label, href }));
}
