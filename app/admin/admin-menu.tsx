import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { shownPages } from '../../content/derive/shown-pages.ts';
import { staffPaths } from '../../contract/staff-paths.ts';
import { useCloseByFocus } from '../frame/use-close-by-focus.ts';
import { Icon } from '../ui/icon.tsx';
import { wholeNumber } from '../ui/whole-number.ts';
import styles from './admin-menu.module.css';
import { ToolButton } from './kit/tool-button.tsx';
import { useNewInquiries } from './requests/use-new-inquiries.ts';
import { useOwnAccount } from './session/use-own-account.ts';

const MENU_ID = 'admin-menu';

interface MenuScreen {
  label: string;
  path: string;
  ownersOnly?: true;
  /** Shows the number of new requests. */
  counts?: true;
}

/** The screens in order; tabs of the dashboard differ in their query. */
const screens: readonly MenuScreen[] = [
  { label: 'Dashboard', path: staffPaths.admin },
  { label: 'Requests', path: staffPaths.adminRequests, counts: true },
  ...(shownPages.blog
    ? [
        { label: 'Blog', path: staffPaths.adminBlog },
        { label: 'Newsletter', path: staffPaths.adminNewsletter },
      ]
    : []),
  { label: 'Meta tags', path: staffPaths.adminTab('meta-tags') },
  { label: 'Analytics', path: staffPaths.adminTab('analytics') },
  { label: 'People', path: staffPaths.adminPeople, ownersOnly: true },
  { label: 'Settings', path: staffPaths.adminTab('settings') },
];
const account: MenuScreen = { label: 'Your account', path: staffPaths.adminAccount };

function useScreens(): readonly MenuScreen[] {
  const { data } = useOwnAccount();
  return screens.filter(({ ownersOnly }) => !ownersOnly || data?.role === 'owner');
}

/** The navigation bar of wide displays. */
export function AdminBar() {
  return (
    <nav aria-label="Admin" className="max-xl:hidden">
      <ul className="flex gap-x-4 text-xs font-medium 2xl:gap-x-5 2xl:text-sm">
        {useScreens().map((screen) => (
          <li key={screen.path}>
            <ScreenLink
              screen={screen}
              className="inline-flex min-h-11 items-center gap-1.5 border-y-2 border-transparent whitespace-nowrap text-on-band/85 hover:text-on-band aria-[current=page]:border-b-ornament aria-[current=page]:text-on-band"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A native popover: the screens (on narrow displays) and the account. */
export function AdminMenu() {
  const menu = useRef<HTMLElement>(null);
  useCloseByFocus(menu);
  const { data } = useOwnAccount();
  const name = data?.name || data?.username;
  const shown = useScreens();
  return (
    <>
      <ToolButton
        variant="onDark"
        popoverTarget={MENU_ID}
        className={`${styles.button} has-[+nav:popover-open]:bg-on-band has-[+nav:popover-open]:text-band`}
      >
        <span className="xl:hidden">Menu</span>
        <span className="max-w-36 truncate max-xl:hidden">
          {name}
          <span className={data ? 'sr-only' : undefined}> Account</span>
        </span>
        <Icon name="chevron" className="size-3.5" />
      </ToolButton>
      <nav
        ref={menu}
        id={MENU_ID}
        popover="auto"
        aria-label="Menu"
        className={`${styles.menu} min-w-52 border border-line border-t-2 border-t-action bg-ground py-2 text-text panel-shadow`}
      >
        {name && (
          <p className="border-b sm:max-w-64 border-line px-5 pt-1 pb-2.5 text-xs wrap-anywhere text-muted">
            Logged in as{' '}
            <strong dir="auto" className="font-semibold text-text">
              {name}
            </strong>
          </p>
        )}
        <ul className="pt-1.5">
          {[...shown, account].map((screen) => (
            <li key={screen.path} className={screen === account ? undefined : 'xl:hidden'}>
              <ScreenLink
                screen={screen}
                onClick={() => menu.current?.hidePopover()}
                className="flex min-h-11 items-center gap-2 border-l-2 border-transparent px-5 text-sm outline-offset-[-3px] hover:bg-tint aria-[current=page]:border-action aria-[current=page]:font-semibold"
              />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

interface ScreenLinkProps {
  screen: MenuScreen;
  className: string;
  onClick?: () => void;
}

function ScreenLink({ screen: { label, path, counts }, className, onClick }: ScreenLinkProps) {
  const { pathname, search } = useLocation();
  const waiting = useNewInquiries().data?.total ?? 0;
  const current = isCurrent(path, pathname, search);
  return (
    <Link
      to={path}
      aria-current={current ? 'page' : undefined}
      className={className}
      {...(onClick ? { onClick } : {})}
    >
      {label}
      {counts && waiting > 0 && (
        <span className="min-w-5 rounded-full bg-button px-1.5 text-center text-xs font-semibold text-on-button tabular-nums">
          {wholeNumber(waiting)}
          <span className="sr-only"> new</span>
        </span>
      )}
    </Link>
  );
}

/**
 * A dashboard tab of the menu is matched by its query string, any other screen by its path and those below it. The
 * Dashboard link is current on every tab that the menu does not list.
 */
function isCurrent(path: string, pathname: string, search: string): boolean {
  const [screen = '', query] = path.split('?');
  if (screen !== staffPaths.admin) return pathname.startsWith(screen);
  if (pathname !== screen) return false;
  const shown = staffPaths.adminTab(new URLSearchParams(search).get('tab') ?? '');
  return query ? path === shown : !screens.some((one) => one.path === shown);
}
