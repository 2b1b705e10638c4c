import { paths } from '../../contract/paths.ts';
import type { Link, LinkGroup } from '../schema/firm.ts';

/** The links to the resource pages in menus and sidebars. */
export const resourceLinks = {
  heading: 'Legal resources',
  links: [
    { label: 'Divorce papers', href: paths.forms },
    { label: 'Courts', href: paths.courts },
    { label: 'Procedures', href: paths.procedures },
    { label: 'Court fees', href: paths.fees },
    { label: 'Glossary', href: paths.glossary },
  ],
} satisfies LinkGroup;

/** The help pages that most visitors look for; help-pages.ts has all. */
export const firstHelp: readonly Link[] = [
  { label: 'Orders of protection', href: paths.protection },
  { label: 'Deadlines', href: paths.deadlines },
  { label: 'Help with costs', href: paths.helpWithCosts },
];

/** Help that begins without a lawyer. */
export const helpLinks = {
  heading: 'Help and deadlines',
  links: [{ label: 'What happened?', href: paths.whatHappenedQuestion }, ...firstHelp],
} satisfies LinkGroup;
