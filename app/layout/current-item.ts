/** Whether the page at `pathname` (with or without a trailing slash) belongs to this item of the menu. */
export function isCurrent(item: { href: string }, pathname: string): boolean {
  const here = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return item.href === '/' ? here === '/' : here.startsWith(item.href);
}
