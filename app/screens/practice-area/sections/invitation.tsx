import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import { Link } from '../../../sections/link.tsx';
import { button } from '../../../ui/button.ts';
import { CallLabel } from '../../../ui/call-label.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface InvitationProps {
  onDark?: boolean;
  className: string;
}

/** Buttons to request a consultation and to call. */
export function Invitation({ onDark = false, className }: InvitationProps) {
  const { invitation, call } = practiceAreaLabels;
  return (
    <div className={`no-print flex flex-wrap gap-4 max-sm:*:w-full ${className}`}>
      <Link to={invitation.href} className={button('primary')}>
        {invitation.label}
      </Link>
      <a href={call.href} className={button(onDark ? 'onDark' : 'outline', 'tabular-nums')}>
        <Icon name="phone" className="size-4" />
        <CallLabel label={call.label} />
      </a>
    </div>
  );
}
