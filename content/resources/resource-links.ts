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
