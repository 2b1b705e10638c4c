import type { NavigationItem } from '../../content/schema/firm.ts';
import { Link } from '../sections/link.tsx';
import { Icon } from '../ui/icon.tsx';
import { currentItem, currentPage } from './current-item.ts';
import { useHoverMenu } from './use-hover-menu.ts';

interface DesktopMenuProps {
  item: NavigationItem;
  /** Path of the open page. */
  pathname: string;
}

/** A menu item with its dropdown: a native disclosure, with hover added by script. */
export function DesktopMenu({ item, pathname }: DesktopMenuProps) {
  const ref = useHoverMenu();
  const groups = item.groups ?? [];
  return (
    <details ref={ref} name="main-menu" className="relative">
      <summary
        // The page itself is marked in the list.
        aria-current={currentItem(pathname) === item.href || undefined}
        className="menu-entry"
      >
        {item.label}
        <Icon name="chevron" className="turn size-3.5" />
      </summary>
      <div className="absolute top-full z-10 w-max [li:nth-child(n+5)_&]:right-0 border border-line border-t-2 border-t-action bg-ground p-7 panel-shadow">
        <div className="flex gap-10">
          {groups.map((group) => (
            <div key={group.heading} className="min-w-44">
              <p className="eyebrow mb-2">{group.heading}</p>
              <ul>
                {group.links.map((link) => (
                  <li key={link.label}>
                    <Link
                      to={link.href}
                      lang={link.language}
                      aria-current={currentPage(link.href, pathname)}
                      className="flex min-h-10 items-center text-sm hover:text-action hover:underline"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {item.viewAll && (
          <Link
            to={item.viewAll.href}
            aria-current={currentPage(item.viewAll.href, pathname)}
            className="mt-5 flex min-h-11 items-center gap-2 border-t border-line pt-4 text-sm font-semibold text-action hover:underline"
          >
            {item.viewAll.label}
            <Icon name="arrow" className="size-4" />
          </Link>
        )}
      </div>
    </details>
  );
}
