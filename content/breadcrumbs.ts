import type { Link } from './types.ts';

/** The breadcrumbs of a page directly below the home page. */
export const breadcrumbs = {
  label: 'You are here',
  links: [{ label: 'Home', href: '/' }],
} satisfies { label: string; links: readonly Link[] };
