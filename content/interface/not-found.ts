import { paths } from '../../contract/paths.ts';
import { withPage } from '../derive/links.ts';
import { callLink } from '../derive/navigation.ts';
import { atAnyHour } from '../derive/promises.ts';
import type { Link } from '../schema/firm.ts';

/** The card of the 404 page. */
export const notFound = {
  heading: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  help: 'The address may have a typo, or the page has moved.',
  seo: { title: 'Page not found', description: 'There is no page at this address.', noindex: true },
};

/** Below the card: a search of the blog, the main pages and the phone. */
export const notFoundLinks = {
  heading: 'Where would you like to go?',
  search: { label: 'Search our articles', submit: 'Search' },
  pagesLabel: 'Main pages',
  pages: withPage([
    { label: 'Home', href: paths.home },
    { label: 'Practice areas', href: paths.practiceAreas },
    { label: 'Attorneys', href: paths.attorneys },
    { label: 'Client reviews', href: paths.testimonials },
    { label: 'Calculators', href: paths.divorceCalculators },
    { label: 'Blog', href: paths.blog },
    { label: 'Contact', href: paths.contact },
    { label: 'Sitemap', href: paths.sitemap },
  ]),
  ask: `Or ask a person${atAnyHour}:`,
  call: callLink,
} satisfies {
  heading: string;
  search: { label: string; submit: string };
  pagesLabel: string;
  pages: readonly Link[];
  ask: string;
  call: Link;
};
