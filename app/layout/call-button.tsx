import { firm } from '../../content/firm.ts';
import { callLabel } from '../../content/navigation.ts';
import { Icon } from '../ui/icon.tsx';
import { useOutOfTheWay } from './use-out-of-the-way.ts';

interface CallButtonProps {
  atEveryWidth: boolean;
  /** The path of the page. */
  page: string;
}

/**
 * The fixed call button in the lower right corner: on phones on every page, on wider screens where requested. It gives
 * way to fields, buttons and figures.
 */
export function CallButton({ atEveryWidth, page }: CallButtonProps) {
  const ref = useOutOfTheWay<HTMLAnchorElement>(page);
  return (
    <a
      ref={ref}
      href={firm.phone.href}
      className={`fixed right-4 bottom-4 z-30 flex min-h-14 items-center gap-2.5 rounded-full bg-oxblood px-6 text-sm font-semibold text-white shadow-panel ring-2 ring-paper transition-[opacity,visibility,background-color] delay-200 duration-150 hover:bg-oxblood-deep data-aside:invisible data-aside:opacity-0 data-aside:delay-0 ${
        atEveryWidth ? '' : 'sm:hidden'
      }`}
    >
      <Icon name="phone" />
      {callLabel}
    </a>
  );
}
