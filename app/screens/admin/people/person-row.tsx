import type { Person } from '../../../../contract/people.ts';
import { newYorkDateTime } from '../format.ts';
import { toolButton } from '../tool-button.ts';

export type PersonAct = 'role' | 'password' | 'remove';

interface PersonRowProps {
  person: Person;
  /** The account of the person who looks. */
  own: boolean;
  onAct: (act: PersonAct) => void;
}

/** One account with what may be done to it. */
export function PersonRow({ person, own, onAct }: PersonRowProps) {
  const { username, role, configured, lastLoginAt, passwordSetAt } = person;
  const button = (act: PersonAct, label: string) => (
    <button
      type="button"
      aria-label={`${label}: ${username}`}
      onClick={() => onAct(act)}
      className={toolButton('outline')}
    >
      {label}
    </button>
  );
  return (
    <li className="border-b border-line py-3 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-center lg:gap-x-6 lg:py-2.5">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_5rem_minmax(0,1.2fr)] lg:items-baseline lg:gap-x-6">
        <p className="text-sm font-semibold wrap-anywhere">
          {username}
          {own && <span className="font-normal text-slate"> (you)</span>}
        </p>
        <p className="text-xs font-medium">{role === 'owner' ? 'Owner' : 'Staff'}</p>
        <p className="text-xs text-slate tabular-nums">
          {lastLoginAt ? (
            <>
              Last login <time dateTime={lastLoginAt}>{newYorkDateTime(lastLoginAt)}</time>
            </>
          ) : (
            'No login yet'
          )}
          <span className="block">
            Password set <time dateTime={passwordSetAt}>{newYorkDateTime(passwordSetAt)}</time>
          </span>
        </p>
      </div>
      {configured || own ? (
        <p className="text-xs text-slate max-lg:mt-2 lg:text-end">
          {configured
            ? 'Set on the server, and can only be changed there'
            : 'Another owner can change your role'}
        </p>
      ) : (
        <div className="flex flex-wrap gap-2 max-lg:mt-3 lg:justify-end">
          {button('role', role === 'owner' ? 'Make staff' : 'Make owner')}
          {button('password', 'New password')}
          {button('remove', 'Remove')}
        </div>
      )}
    </li>
  );
}
