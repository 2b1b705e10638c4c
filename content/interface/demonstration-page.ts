import { paths } from '../../contract/paths.ts';
import { breadcrumbs } from '../derive/breadcrumbs.ts';
import { withPage } from '../derive/links.ts';
import type { Link, SectionHeading } from '../schema/firm.ts';
import type { PageSeo } from '../schema/seo.ts';

/** The page that sample links to other sites open. A real firm's site does not have it. */
export const demonstrationPage = {
  trail: [...breadcrumbs.home, { label: 'Demonstration', href: paths.demonstration }],
  heading: 'This link is a sample',
  intro:
    'This is a demonstration site with an invented firm, so the article, broadcast or profile does ' +
    'not exist. On a real firm’s site the link opens it in a new tab.',
  back: 'Close this tab to return to where you were, or go on from here:',
  links: withPage([
    { label: 'Home', href: paths.home },
    { label: 'Media', href: paths.media },
  ]),
  seo: {
    title: 'Demonstration',
    description: 'A sample link of this demonstration site.',
    keywords: [],
    noindex: true,
  },
} satisfies SectionHeading & {
  trail: readonly Link[];
  back: string;
  links: readonly Link[];
  seo: PageSeo & { noindex: true };
};
