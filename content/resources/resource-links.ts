import type { LinkGroup } from '../types.ts';

/** The links to the resource pages in menus and sidebars. */
export const resourceLinks = {
  heading: 'Legal resources',
  links: [
    { label: 'Divorce papers', href: '/forms/' },
    { label: 'Courts', href: '/courts/' },
    { label: 'Procedures', href: '/procedures/' },
    { label: 'Court fees', href: '/fees/' },
    { label: 'Glossary', href: '/glossary/' },
  ],
} satisfies LinkGroup;

/** The pages with help that begins without a lawyer, which most visitors look for; the site map has all. */
export const helpLinks = {
  heading: 'Help and deadlines',
  links: [
    { label: 'Orders of protection', href: '/protection/' },
    { label: 'Deadlines', href: '/deadlines/' },
    { label: 'Help with costs', href: '/help-with-costs/' },
  ],
} satisfies LinkGroup;
