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
      className={`call-button flex ${atEveryWidth ? '' : 'sm:hidden'}`}
    >
      <Icon name="phone" />
      {callLabel}
    </a>
  );
}
