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

/** The pages with help that begins without a lawyer. */
export const helpLinks = {
  heading: 'Help and deadlines',
  links: [
    { label: 'Courts that can protect you', href: '/protection/' },
    { label: 'Deadlines', href: '/deadlines/' },
    { label: 'Help with costs', href: '/help-with-costs/' },
    { label: 'Doing it yourself', href: '/do-it-yourself/' },
    { label: 'A child taken, or a move away', href: '/moving-and-abduction/' },
    { label: 'Changing and enforcing orders', href: '/changing-and-enforcing-orders/' },
    { label: 'Immigration and language', href: '/immigrants-and-language/' },
    { label: 'Often forgotten', href: '/often-forgotten/' },
    { label: 'Español', href: '/es/', language: 'es' },
  ],
} satisfies LinkGroup;
