import { Link } from 'react-router';
import { practiceAreaPage } from '#firm/pages/practice-area-page.ts';
import { button } from '../../../ui/button.ts';
import { CallLabel } from '../../../ui/call-label.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface InvitationProps {
  onDark?: boolean;
  className: string;
}

/** Buttons to request a consultation and to call. */
export function Invitation({ onDark = false, className }: InvitationProps) {
  const { button: consultation, call } = practiceAreaPage.callToAction;
  return (
    <div className={`no-print flex flex-wrap gap-4 max-sm:*:w-full ${className}`}>
      <Link to={consultation.href} className={button('primary')}>
        {consultation.label}
      </Link>
      <a href={call.href} className={button(onDark ? 'onDark' : 'outline', 'tabular-nums')}>
        <Icon name="phone" className="size-4" />
        <CallLabel label={call.label} />
      </a>
    </div>
  );
}
