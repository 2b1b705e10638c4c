import { firm } from '#firm/identity.ts';
import { helpLinks, resourceLinks } from '#law/resource-links.ts';
import { paths } from '../../contract/paths.ts';
import type { Link, LinkGroup, NavigationItem } from '../schema/firm.ts';
import { attorneys, leadAttorney } from './attorneys.ts';
import { withPage } from './links.ts';
import { practiceAreaEntries } from './practice-area-entries.ts';
import { linkTo, linkToCard } from './practice-area-links.ts';
import { requestConsultation } from './promises.ts';
import { shownPages } from './shown-pages.ts';

/** In the order of a visitor's questions: what it costs, how it goes, where, with which papers, in which words. */
const guides = [paths.fees, paths.procedures, paths.courts, paths.forms, paths.glossary].flatMap((page) =>
  resourceLinks.links.filter(({ href }) => href === page),
);

const tools: LinkGroup = {
  heading: shownPages.calculators ? 'Calculators and guides' : 'Guides',
  links: [...withPage([{ label: 'NY Divorce Calculator', href: paths.divorceCalculators }]), ...guides],
};

const inMenu = practiceAreaEntries.flatMap(({ menu, ...entry }) => (menu ? [{ ...entry, ...menu }] : []));

/** A longer list would not fit below the header; the last link of the menu leads to all. */
const AREAS_IN_GROUP = 8;

/** The practice areas by group. */
export const areaGroups: readonly LinkGroup[] = Array.from(
  Map.groupBy(
    inMenu.sort((one, other) => one.place - other.place),
    ({ group }) => group,
  ),
  ([heading, areas]) => ({ heading, links: areas.map(linkTo) }),
);

/** The side panel of the home page. */
export const panelLinks: readonly Link[] = practiceAreaEntries.filter(({ inPanel }) => inPanel).map(linkTo);

export const headerItems: readonly NavigationItem[] = withPage([
  { label: 'Home', href: paths.home },
  {
    label: 'About',
    href: paths.attorneys,
    groups: [
      {
        heading: 'About the firm',
        links: [
          { label: 'Meet the managing attorney', href: `${paths.attorneys}#${leadAttorney.slug}` },
          { label: 'Our Legal Team', href: paths.attorneys },
        ],
      },
    ],
  },
  {
    label: 'Practice Areas',
    href: paths.practiceAreas,
    ...(areaGroups.length > 0 && {
      groups: areaGroups.map(({ heading, links }) => ({ heading, links: links.slice(0, AREAS_IN_GROUP) })),
      viewAll: { label: 'View All Practice Areas', href: paths.practiceAreas },
    }),
  },
  { label: 'Reviews', href: paths.testimonials },
  { label: 'Media', href: paths.media },
  { label: 'Blog', href: paths.blog },
  {
    label: 'Tools',
    href: tools.links[0]?.href ?? paths.fees,
    groups: [tools, helpLinks],
  },
  { label: 'Contact', href: paths.contact },
]);

export const callLink: Link = { label: `Call ${firm.phone.display}`, href: firm.phone.href };

/** To the form of the contact page. */
export const consultationLink: Link = { label: requestConsultation, href: paths.consultation };

export const mobileMenuExtras = {
  /** At the top, before the list. */
  question: { label: 'What happened?', href: paths.whatHappenedQuestion },
  phone: callLink,
  consultation: consultationLink,
} satisfies Record<string, Link>;

const ATTORNEYS_IN_FOOTER = 8;

/** To each profile. */
export const attorneyLinks: readonly Link[] = attorneys.map(({ name, slug }) => ({
  label: name,
  href: `${paths.attorneys}#${slug}`,
}));

export const footerLinks = {
  quick: {
    heading: 'Quick links',
    links: withPage([
      { label: 'Our attorneys', href: paths.attorneys },
      { label: 'Practice areas', href: paths.practiceAreas },
      { label: 'Client reviews', href: paths.testimonials },
      { label: 'Contact', href: paths.contact },
    ]),
  },
  divorceServices: {
    heading: 'Divorce services',
    links: practiceAreaEntries.filter(({ inFooter }) => inFooter).map(linkToCard),
  },
  tools,
  attorneys: {
    heading: 'Attorneys',
    links:
      attorneyLinks.length > ATTORNEYS_IN_FOOTER
        ? [
            ...attorneyLinks.slice(0, ATTORNEYS_IN_FOOTER - 1),
            { label: 'All attorneys', href: paths.attorneys },
          ]
        : attorneyLinks,
  },
  legal: {
    heading: 'Legal',
    links: [
      { label: 'Español', href: paths.spanish, language: 'es' },
      { label: 'Privacy', href: paths.privacy },
      { label: 'Terms', href: paths.terms },
      { label: 'Sitemap', href: paths.sitemap },
    ],
  },
} satisfies Record<string, LinkGroup>;

export const officesHeading = 'Our offices';

export const followHeading = 'Follow the firm';

export const newTabNote = '(opens in a new tab)';

export const callLabel = 'Call now';

/** Beside the call in the bar at the bottom of a phone's window. */
export const writeLabel = 'Write';
