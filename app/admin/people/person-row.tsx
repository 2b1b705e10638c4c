import { Link } from 'react-router';
import type { Person } from '../../../contract/people.ts';
import { staffPaths } from '../../../contract/staff-paths.ts';
import { firmDateTime } from '../kit/format.ts';
import { ToolButton, toolButton } from '../kit/tool-button.tsx';

export type PersonAction = 'profile' | 'role' | 'password' | 'remove';

/** Props of the dialogs of the actions. */
export interface PersonDialogProps {
  person: Person;
  onClose: () => void;
}

interface PersonRowProps {
  person: Person;
  /** True for the account that is logged in. */
  isOwn: boolean;
  onAction: (action: PersonAction) => void;
}

/** One account with its actions. */
export function PersonRow({ person, isOwn, onAction }: PersonRowProps) {
  const { username, name, email, role, configured, mustChangePassword, lastLoginAt, passwordSetAt } = person;
  const button = (action: PersonAction, label: string) => (
    <ToolButton
      variant={action === 'remove' ? 'danger' : 'outline'}
      aria-label={`${label}: ${username}`}
      onClick={() => onAction(action)}
      className="max-sm:px-2"
    >
      {label}
    </ToolButton>
  );
  return (
    <li className="border-b border-line py-3 lg:grid lg:grid-cols-[minmax(0,1fr)_27rem] lg:items-center lg:gap-x-6 lg:py-2.5">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_5rem_minmax(0,1.2fr)] lg:items-baseline lg:gap-x-6">
        <div className="min-w-0 wrap-anywhere">
          <p className="text-sm font-semibold">
            {name || username}
            {isOwn && <span className="font-normal text-muted"> (you)</span>}
          </p>
          <p className="text-xs text-muted">
            {name && <>{username} · </>}
            {email ?? 'No email address yet'}
          </p>
        </div>
        <p className="text-xs font-medium">{role === 'owner' ? 'Owner' : 'Staff'}</p>
        <p className="text-xs text-muted tabular-nums">
          {lastLoginAt ? (
            <>
              Last login <time dateTime={lastLoginAt}>{firmDateTime(lastLoginAt)}</time>
            </>
          ) : (
            'No login yet'
          )}
          <span className="block">
            {mustChangePassword ? 'Temporary password set' : 'Password set'}{' '}
            <time dateTime={passwordSetAt}>{firmDateTime(passwordSetAt)}</time>
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-lg:mt-3 lg:justify-end">
        {isOwn ? (
          <Link to={staffPaths.adminAccount} className={toolButton('outline')}>
            Your account
          </Link>
        ) : (
          button('profile', 'Edit')
        )}
        {configured || isOwn ? (
          <p className="text-xs text-muted lg:text-end">
            {configured ? 'First owner: keeps this role' : 'Another owner can change your role'}
          </p>
        ) : (
          <>
            {button('role', role === 'owner' ? 'Make staff' : 'Make owner')}
            {button('password', 'New password')}
            {button('remove', 'Remove')}
          </>
        )}
      </div>
    </li>
  );
}
