import type { NavigationItem } from '../../content/types.ts';

/** Whether the page at `pathname` (with or without a trailing slash) belongs to this item of the menu. */
export function isCurrent(item: NavigationItem, pathname: string): boolean {
  const here = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return item.href === '/' ? here === '/' : here.startsWith(item.href);
}
