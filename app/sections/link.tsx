import { type LinkProps, Link as RouterLink } from 'react-router';

/** A link to a public page, which is loaded while the pointer or the focus rests on the link. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch="intent" {...props} />;
}
