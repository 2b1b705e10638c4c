import { headerItems } from '../../content/navigation.ts';
import type { NavigationItem } from '../../content/types.ts';
import { paths } from '../../contract/paths.ts';

/** True when `pathname` (with or without a trailing slash) equals `href` or is below it. */
export function isWithin(href: string, pathname: string): boolean {
  const here = pathname.endsWith('/') ? pathname : `${pathname}/`;
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
