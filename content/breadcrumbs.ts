import type { Link } from './types.ts';

/** The trail of links at the head of a page that lies directly under the home page. */
export const breadcrumbs = {
  label: 'You are here',
  links: [{ label: 'Home', href: '/' }],
} satisfies { label: string; links: readonly Link[] };
