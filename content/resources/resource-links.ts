import type { LinkGroup } from '../types.ts';

/** The resource pages, as menus and sidebars list them. */
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
