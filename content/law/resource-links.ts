import type { Link, LinkGroup } from '../schema/firm.ts';

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

/** The help pages that most visitors look for; help-pages.ts has all. */
export const firstHelp: readonly Link[] = [
  { label: 'Orders of protection', href: '/protection/' },
  { label: 'Deadlines', href: '/deadlines/' },
  { label: 'Help with costs', href: '/help-with-costs/' },
];

/** Help that begins without a lawyer. */
export const helpLinks = {
  heading: 'Help and deadlines',
  links: [{ label: 'What happened?', href: '/what-happened/' }, ...firstHelp],
} satisfies LinkGroup;
