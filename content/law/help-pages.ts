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
      '/served-with-divorce-papers/',
      '/contested-divorce-month-by-month/',
      '/when-you-think-the-judge-was-wrong/',
      '/statement-of-net-worth/',
      '/after-the-judgment/',
    ],
  },
  {
    label: 'Changing and enforcing orders',
    href: paths.changingOrders,
    fits: [
      area('child-support'),
      area('spousal-support'),
      area('alimony'),
      '/when-you-think-the-judge-was-wrong/',
      '/child-support-worked-through/',
      '/maintenance-three-couples/',
      '/new-support-caps-march-2026/',
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
      '/served-with-divorce-papers/',
      '/what-to-ask-a-divorce-lawyer/',
      '/first-three-days-after-the-news/',
    ],
  },
  {
    label: 'Doing it yourself',
    href: paths.doItYourself,
    fits: [
      area('uncontested-divorce'),
      area('separation-agreements'),
      '/can-we-divorce-in-new-york/',
      '/what-to-ask-a-divorce-lawyer/',
      '/what-mediation-asks-of-you/',
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
      '/after-the-judgment/',
      '/how-to-read-a-settlement-offer/',
      '/can-we-divorce-in-new-york/',
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
