import type { quickExit } from '../../../../content/interface/quick-exit.ts';
import { Link } from '../../../sections/link.tsx';

/** The quick exit of the calculators. The page's script handles it as on other pages; else it is a link. */
export function LeaveBar({ label, leave, hide }: Pick<typeof quickExit, 'label' | 'leave' | 'hide'>) {
  return (
    <aside
      aria-label={label}
      className="no-print sticky top-16 z-30 border-line border-b bg-ground text-[min(0.9375rem,7vw)] xl:top-20"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-2 py-1">
        <Link to={hide.href} className="link inline-flex min-h-[44px] items-center">
          {hide.label}
        </Link>
        <a
          href={leave.href}
          rel="nofollow noreferrer"
          data-leave
          className="link inline-flex min-h-[44px] items-center font-semibold"
        >
          {leave.label}
        </a>
      </div>
    </aside>
  );
}
