import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';

interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<RouterLinkProps, 'replace' | 'preventScrollReset'> {
  /** A path of this site, absolute. */
  to: string;
}

/** What React Router's link comes down to where nobody can click it. */
export function Anchor({ to, replace: _, preventScrollReset: __, ...props }: LinkProps) {
  return <a {...props} href={to} data-discover="true" />;
}

/**
 * A link within the site. A page has a hundred and more, and to look up on the server what each is relative to takes a
 * tenth of the time that it takes to render the page.
 */
export const Link: (props: LinkProps) => ReactNode = import.meta.env.SSR ? Anchor : RouterLink;
