import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link as RouterLink } from 'react-router';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, absolute. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** What React Router's link comes down to where nobody can click it. */
function Anchor({ to, ...props }: LinkProps) {
  return <a {...props} href={to} data-discover="true" />;
}

/**
 * A link within the site. A page has a hundred and more, and to look up on the server what each is relative to takes a
 * tenth of the time that it takes to render the page.
 */
export const Link = import.meta.env.SSR ? Anchor : RouterLink;
