import { useRef } from 'react';
import { NavLink } from 'react-router';
import { staffPaths } from '../../../contract/staff-paths.ts';
import { useCloseByFocus } from '../../layout/use-close-by-focus.ts';
import { Icon } from '../../ui/icon.tsx';
import { toolButton } from './tool-button.ts';
import { useOwnAccount } from './use-own-account.ts';

const MENU_ID = 'admin-menu';

/** The screens in order. */
const screens = [
  { label: 'Dashboard', path: staffPaths.admin, ownersOnly: false },
  { label: 'Requests', path: staffPaths.adminRequests, ownersOnly: false },
  { label: 'Blog', path: staffPaths.adminBlog, ownersOnly: false },
  { label: 'Newsletter', path: staffPaths.adminNewsletter, ownersOnly: false },
  { label: 'People', path: staffPaths.adminPeople, ownersOnly: true },
  { label: 'Your account', path: staffPaths.adminAccount, ownersOnly: false },
];

/** The screens that the person may open, in a native popover. */
export function AdminMenu() {
  const menu = useRef<HTMLElement>(null);
  useCloseByFocus(menu);
  const { data: account } = useOwnAccount();
  const shown = screens.filter(({ ownersOnly }) => !ownersOnly || account?.role === 'owner');
  return (
    <>
      <button type="button" popoverTarget={MENU_ID} className={toolButton('onDark', 'admin-menu-button')}>
        Menu
        <Icon name="chevron" className="size-3.5" />
      </button>
      <nav
        ref={menu}
        id={MENU_ID}
        popover="auto"
        aria-label="Admin"
        className="admin-menu min-w-52 border border-line border-t-2 border-t-oxblood bg-paper py-2 text-ink shadow-panel"
      >
        {account && (
          <p className="border-b sm:max-w-64 border-line px-5 pt-1 pb-2.5 text-xs wrap-anywhere text-slate">
            Logged in as <strong className="font-semibold text-ink">{account.username}</strong>
          </p>
        )}
        <ul className="pt-1.5">
          {shown.map(({ label, path }) => (
            <li key={path}>
              <NavLink
                to={path}
                end={path === staffPaths.admin}
                onClick={() => menu.current?.hidePopover()}
                className="flex min-h-11 items-center border-l-2 border-transparent px-5 text-sm outline-offset-[-3px] hover:bg-sand aria-[current=page]:border-oxblood aria-[current=page]:font-semibold"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
