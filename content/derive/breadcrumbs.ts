import type { Link } from '../schema/firm.ts';

/** The accessible name of every breadcrumb trail. */
export const breadcrumbLabel = 'Breadcrumb';

const home: Link = { label: 'Home', href: '/' };
const newsletter: Link = { label: 'Newsletter', href: '/newsletter/' };

/** The breadcrumbs of each page, from the home page down to the page itself. */
export const breadcrumbs = {
  home: [home],
  practiceAreas: [home, { label: 'Practice Areas', href: '/practice-areas/' }],
  attorneys: [home, { label: 'Attorneys', href: '/attorneys/' }],
  testimonials: [home, { label: 'Client Reviews', href: '/testimonials/' }],
  media: [home, { label: 'Media', href: '/media/' }],
  whatHappened: [home, { label: 'What happened?', href: '/what-happened/' }],
  contact: [home, { label: 'Contact', href: '/contact/' }],
  divorceCalculators: [home, { label: 'Divorce Calculators', href: '/divorce-calculators/' }],
  blog: [home, { label: 'Blog', href: '/blog/' }],
  newsletter: [home, newsletter],
  newsletterConfirm: [home, newsletter, { label: 'Confirm', href: '/newsletter/confirm/' }],
  newsletterUnsubscribe: [home, newsletter, { label: 'Unsubscribe', href: '/newsletter/unsubscribe/' }],
} satisfies Record<string, readonly Link[]>;
