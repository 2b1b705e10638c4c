import { helpPages } from '#law/help-pages.ts';
import { helpLinks, resourceLinks } from '#law/resource-links.ts';
import { question } from '#law/what-happened/question.ts';
import { paths } from '../../contract/paths.ts';
import type { Link, LinkGroup } from '../schema/firm.ts';
import type { ResourceHero } from '../schema/resource.ts';
import type { PageSeo } from '../schema/seo.ts';
import { withPage } from './links.ts';
import { areaGroups, attorneyLinks, footerLinks } from './navigation.ts';
import { practiceAreaEntries } from './practice-area-entries.ts';
import { linkTo } from './practice-area-links.ts';
import { shownPages } from './shown-pages.ts';

/** The areas in the order of the menu, then those that are not in it. */
const practiceAreaLinks = [
  ...areaGroups.flatMap(({ links }) => links),
  ...practiceAreaEntries.filter(({ menu }) => !menu).map(linkTo),
];

/** The sitemap page; the screen adds the blog's articles. */
export const siteMap = {
  hero: {
    name: 'Sitemap',
    title: 'Every page of this site',
    intro: 'If you could not find something in the menus, it is here.',
  },
  groups: [
    {
      heading: 'The firm',
      links: [
        { label: 'Home', href: paths.home },
        { label: 'Our attorneys', href: paths.attorneys },
        { label: 'Client reviews', href: paths.testimonials },
        { label: 'Media', href: paths.media },
        { label: 'Contact', href: paths.contact },
      ],
    },
    { heading: footerLinks.attorneys.heading, links: attorneyLinks },
    { heading: question.heading, links: question.answers },
    {
      heading: 'Practice areas',
      links: [{ label: 'All practice areas', href: paths.practiceAreas }, ...practiceAreaLinks],
    },
    {
      heading: 'Tools and reading',
      links: [
        { label: 'Divorce calculators', href: paths.divorceCalculators },
        { label: 'Blog', href: paths.blog },
        { label: 'Newsletter', href: paths.newsletter },
        { label: 'How to hide a visit', href: paths.hideVisit },
      ],
    },
    resourceLinks,
    { ...helpLinks, links: [...helpLinks.links.slice(0, 1), ...helpPages] },
    footerLinks.legal,
  ]
    .map(({ heading, links }) => ({ heading, links: withPage<Link>(links) }))
    .filter(({ links }) => links.length > 0),
  seo: {
    title: 'Sitemap',
    description: `All pages of this site in one list: ${[
      'practice areas',
      'attorneys',
      ...(shownPages.reviews ? ['reviews'] : []),
      ...(shownPages.calculators ? ['calculators'] : []),
      ...(shownPages.blog ? ['blog'] : []),
      'legal resources',
    ].join(', ')} and contact.`,
    keywords: ['sitemap', 'site map', 'all pages', 'practice areas list', 'legal resources'],
  },
} satisfies { hero: ResourceHero; groups: readonly LinkGroup[]; seo: PageSeo };
