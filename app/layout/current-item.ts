import { headerItems } from '../../content/navigation.ts';

/** Whether the page at `pathname` (with or without a trailing slash) is the one at `href` or lies below it. */
export function isWithin(href: string, pathname: string): boolean {
  const here = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return href === '/' ? here === '/' : here.startsWith(href);
}

/** The address of the menu's item that the page at `pathname` belongs to; empty: none. */
export function currentItem(pathname: string): string {
  return headerItems.find(({ href }) => isWithin(href, pathname))?.href ?? '';
}
