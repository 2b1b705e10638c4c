import { Fragment, useEffect, useRef } from 'react';
import { headerItems, mobileMenuExtras } from '../../content/derive/navigation.ts';
import type { Link as MenuLink } from '../../content/schema/firm.ts';
import { Link } from '../sections/link.tsx';
import { button } from '../ui/button.ts';
import { Icon } from '../ui/icon.tsx';
import { currentItem, currentMark, currentPage } from './current-item.ts';
import { useCloseByFocus } from './use-close-by-focus.ts';

export const mobileMenuId = 'site-menu';

const itemClass = 'flex min-h-13 items-center justify-between font-display text-xl';

function MenuLinks({ links, pathname }: { links: readonly MenuLink[]; pathname: string }) {
  return (
    <ul>
      {links.map(({ label, href, language }) => (
        <li key={label}>
          <Link
            to={href}
            lang={language}
            aria-current={currentPage(href, pathname)}
            className="flex min-h-11 items-center text-sm"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The menu below the xl breakpoint, sliding in from the right: a native popover, so it needs no script. */
export function MobileMenu({ pathname }: { pathname: string }) {
  const ref = useRef<HTMLElement>(null);
  useCloseByFocus(ref);

  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const closeByLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) panel.hidePopover();
    };
    panel.addEventListener('click', closeByLink);
    return () => panel.removeEventListener('click', closeByLink);
  }, []);

  return (
    <nav
      ref={ref}
      id={mobileMenuId}
      popover="auto"
      aria-label="Menu"
      className="drawer w-70 sm:w-[350px] md:w-[400px] xl:hidden"
    >
      <div className="flex h-16 items-center justify-between text-sm font-semibold">
        <Link to={mobileMenuExtras.question.href} className="link flex min-h-12 items-center text-action">
          {mobileMenuExtras.question.label}
        </Link>
        <button
          type="button"
          popoverTarget={mobileMenuId}
          popoverTargetAction="hide"
          className="flex min-h-12 min-w-12 items-center justify-end gap-2"
        >
          <Icon name="close" />
          Close
        </button>
      </div>
      <ul className="border-t border-line">
        {headerItems.map((item) => (
          <li key={item.label} className="border-b border-line">
            {item.groups ? (
              <details>
                <summary
                  aria-current={currentItem(pathname) === item.href || undefined}
                  className={itemClass}
                >
                  {item.label}
                  <Icon name="chevron" className="turn size-4" />
                </summary>
                <div className="pb-4 pl-4">
                  {item.viewAll && <MenuLinks links={[item.viewAll]} pathname={pathname} />}
                  {item.groups.map((group, _, groups) => (
                    <Fragment key={group.heading}>
                      {groups.length > 1 && <p className="eyebrow mt-3">{group.heading}</p>}
                      <MenuLinks links={group.links} pathname={pathname} />
                    </Fragment>
                  ))}
                </div>
              </details>
            ) : (
              <Link to={item.href} aria-current={currentMark(item.href, pathname)} className={itemClass}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <a href={mobileMenuExtras.phone.href} className={button('outline', 'mt-6 w-full')}>
        <Icon name="phone" className="size-4" />
        {mobileMenuExtras.phone.label}
      </a>
      <Link to={mobileMenuExtras.consultation.href} className={button('primary', 'mt-3 w-full')}>
        {mobileMenuExtras.consultation.label}
      </Link>
    </nav>
  );
}
