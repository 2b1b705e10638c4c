import { useRef } from 'react';
import { firm } from '../../content/firm.ts';
import { callLabel } from '../../content/navigation.ts';
import { Icon } from '../ui/icon.tsx';
import { useInTheWay } from './use-in-the-way.ts';

/**
 * The fixed call button in the lower right corner: on phones on every page, on wider screens where requested. It
 * steps aside where it would cover something to use, unless it has the focus.
 */
export function CallButton({ atEveryWidth }: { atEveryWidth: boolean }) {
  const ref = useRef<HTMLAnchorElement>(null);
  const inTheWay = useInTheWay(ref);
  return (
    <a
      ref={ref}
      href={firm.phone.href}
      data-in-the-way={inTheWay || undefined}
      className={`call-button fixed right-4 bottom-4 z-30 flex min-h-14 items-center gap-2.5 rounded-full bg-oxblood px-6 text-sm font-semibold text-white shadow-panel ring-2 ring-paper hover:bg-oxblood-deep ${
        atEveryWidth ? '' : 'sm:hidden'
      }`}
    >
      <Icon name="phone" />
      {callLabel}
    </a>
  );
}
