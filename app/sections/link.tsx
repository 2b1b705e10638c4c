import { type LinkProps, Link as RouterLink } from 'react-router';
import type { Link as SiteLink } from '../../content/schema/firm.ts';

/** Chromium alone: Firefox holds a prefetch to the policy's default-src, which forbids it. */
const canPrefetch =
  typeof document !== 'undefined' && Boolean(HTMLScriptElement.supports?.('speculationrules'));

/** A link to a public page, which is loaded while the pointer or the focus rests on the link. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch={canPrefetch ? 'intent' : 'none'} {...props} />;
}

interface LinkItemsProps {
  links: readonly SiteLink[];
  /** Classes of each link. */
  className?: string;
}

/** The items of a list of links. */
export function LinkItems({ links, className }: LinkItemsProps) {
  return links.map(({ label, href, language }) => (
    <li key={href}>
      <Link to={href} lang={language} hrefLang={language} className={className}>
        {label}
      </Link>
    </li>
  ));
}
