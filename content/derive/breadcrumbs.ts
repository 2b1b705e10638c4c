import { paths } from '../../contract/paths.ts';
import type { Link } from '../schema/firm.ts';
import { withPage } from './links.ts';

/** The accessible name of every breadcrumb trail. */
export const breadcrumbLabel = 'Breadcrumb';

const home: Link = { label: 'Home', href: paths.home };
const newsletter = withPage<Link>([{ label: 'Newsletter', href: paths.newsletter }]);

/** The breadcrumbs of each page, from the home page down to the page itself. */
export const breadcrumbs = {
  home: [home],
  practiceAreas: [home, { label: 'Practice Areas', href: paths.practiceAreas }],
  attorneys: [home, { label: 'Attorneys', href: paths.attorneys }],
  testimonials: [home, { label: 'Client reviews', href: paths.testimonials }],
  media: [home, { label: 'Media', href: paths.media }],
  whatHappened: [home, { label: 'What happened?', href: paths.whatHappenedQuestion }],
  contact: [home, { label: 'Contact', href: paths.contact }],
  divorceCalculators: [home, { label: 'Divorce calculators', href: paths.divorceCalculators }],
  blog: [home, { label: 'Blog', href: paths.blog }],
  newsletter: [home, ...newsletter],
  newsletterConfirm: [home, ...newsletter, { label: 'Confirm', href: paths.newsletterConfirm }],
  newsletterUnsubscribe: [home, ...newsletter, { label: 'Unsubscribe', href: paths.newsletterUnsubscribe }],
} satisfies Record<string, readonly Link[]>;
