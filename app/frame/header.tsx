import { useLocation, useRouteLoaderData } from 'react-router';
import { firm } from '#firm/identity.ts';
import { callLabel, headerItems } from '../../content/derive/navigation.ts';
import { paths } from '../../contract/paths.ts';
import { Link } from '../sections/link.tsx';
import { button } from '../ui/button.ts';
import { Icon } from '../ui/icon.tsx';
import { ContactBar } from './contact-bar.tsx';
import { currentMark, isWithin } from './current-item.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import { MobileMenu, mobileMenuId } from './mobile-menu.tsx';
import { Wordmark } from './wordmark.tsx';

const ARTICLE_ROUTE = 'screens/article/route';
const NOT_FOUND_ROUTE = 'screens/not-found/route';

/** The path that marks menu items: an article counts as below the blog; all unknown paths share one cached copy. */
function useMenuPath(): string {
  const { pathname } = useLocation();
  const article = useRouteLoaderData<{ found: unknown }>(ARTICLE_ROUTE);
  if (useRouteLoaderData(NOT_FOUND_ROUTE) || article?.found === null) return '404';
  return article ? `/blog${pathname}` : pathname;
}

/** The header, fixed at the top of the window. */
export function Header() {
  const menuPath = useMenuPath();
  return (
    <header lang="en" className="no-print sticky top-0 z-40 border-b border-line bg-ground">
      <div className="@container page flex h-16 items-center justify-between gap-3 xl:h-20">
        <Link to={paths.home} className="flex min-h-11 min-w-0 items-center">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="hidden xl:block">
          <ul className="flex items-center">
            {headerItems.map((item) => (
              <li key={item.label}>
                {item.groups ? (
                  <DesktopMenu item={item} pathname={menuPath} />
                ) : (
                  <Link to={item.href} aria-current={currentMark(item.href, menuPath)} className="menu-entry">
                    {item.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-[min(1.5rem,4vw)]">
          {/* The number itself is in the banner above. */}
          <a
            href={firm.phone.href}
            aria-label={`${callLabel}: ${firm.phone.display}`}
            className={button('primary', 'max-sm:hidden xl:px-5')}
          >
            <Icon name="phone" className="size-4" />
            {callLabel}
          </a>
          <button
            type="button"
            popoverTarget={mobileMenuId}
            className="flex min-h-12 min-w-12 items-center justify-end gap-2 text-sm font-semibold xl:hidden"
          >
            <Icon name="menu" className="size-5 @max-[15rem]:hidden" />
            Menu
          </button>
        </div>
      </div>
      <MobileMenu pathname={menuPath} />
      <ContactBar callFloats={isWithin(paths.practiceAreas, menuPath)} />
    </header>
  );
}
