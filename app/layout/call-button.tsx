import { firm } from '../../content/firm.ts';
import { callLabel } from '../../content/navigation.ts';
import { Icon } from '../ui/icon.tsx';

/**
 * The fixed call button in the lower right corner: on phones on every page, on wider screens where requested.
 */
export function CallButton({ atEveryWidth }: { atEveryWidth: boolean }) {
  return (
    <a
      href={firm.phone.href}
      className={`fixed right-4 bottom-4 z-30 flex min-h-14 items-center gap-2.5 rounded-full bg-oxblood px-6 text-sm font-semibold text-white shadow-panel ring-2 ring-paper hover:bg-oxblood-deep ${
        atEveryWidth ? '' : 'sm:hidden'
      }`}
    >
      <Icon name="phone" />
      {callLabel}
    </a>
  );
}
