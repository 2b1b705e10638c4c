import { headerItems } from '../../content/derive/navigation.ts';
import type { NavigationItem } from '../../content/schema/firm.ts';
import { paths } from '../../contract/paths.ts';

const withSlash = (pathname: string) => (pathname.endsWith('/') ? pathname : `${pathname}/`);

/** True when `pathname` (with or without a trailing slash) equals `href` or is below it. */
export function isWithin(href: string, pathname: string): boolean {
  const here = withSlash(pathname);
  return href === '/' ? here === '/' : here.startsWith(href);
}

/** The `href` of the menu item for the page at `pathname`, or of the one whose menu links to it; empty for none. */
export function currentItem(pathname: string): string {
  const page = isWithin('/category/', pathname) ? paths.blog : pathname;
  const leadsHere = ({ groups = [] }: NavigationItem) =>
    groups.some(({ links }) => links.some(({ href }) => isWithin(href, page)));
  const item = headerItems.find(({ href }) => isWithin(href, page)) ?? headerItems.find(leadsHere);
  return item?.href ?? '';
}

/** `aria-current` of a menu's link or of its heading: the page itself, or the section that the page belongs to. */
export function currentMark(href: string, pathname: string): 'page' | 'true' | undefined {
  if (href === withSlash(pathname)) return 'page';
  return href === currentItem(pathname) ? 'true' : undefined;
}

/** `aria-current` of a link in a menu's group. */
export function currentPage(href: string, pathname: string): 'page' | undefined {
  return href === withSlash(pathname) ? 'page' : undefined;
}
