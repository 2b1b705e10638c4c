import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { quickExit } from '../../content/interface/quick-exit.ts';
import { watchForLeaving } from '../browser/leave-page.ts';
import { Link } from '../sections/link.tsx';

interface QuickExitProps {
  /** Shows 911 beside the exit link. */
  urgent?: boolean;
  /** Language of the labels; English by default. */
  language?: 'es' | undefined;
}

/**
 * The quick exit below the header, with 911 where the visitor may be in danger.
 * `leave-page.ts` handles its link and the Escape key; without JavaScript it is a plain link.
 */
export function QuickExit({ urgent = false, language }: QuickExitProps) {
  const { label, call, leave, keys, hide } = language ? quickExit.inSpanish : quickExit;
  const { pathname } = useLocation();
  // For a page opened by a link within the site. Before it is painted: Escape may be pressed as soon as it is seen.
  useLayoutEffect(watchForLeaving, []);
  return (
    <aside
      aria-label={label}
      className="no-print sticky top-16 z-30 border-line border-b bg-ground text-[min(0.9375rem,7vw)] leading-snug xl:top-20"
    >
      {/* Heights in pixels: with large text two rows would take half of a phone's window. */}
      <div className="page flex flex-wrap items-center justify-between gap-x-2 py-1">
        {/* A phone has room for one row of two buttons: urgent pages have this link in their text, too. */}
        {pathname !== hide.href && (
          <Link
            to={hide.href}
            className={`link inline-flex min-h-[44px] items-center ${urgent ? 'max-sm:hidden' : ''}`}
          >
            {hide.label}
          </Link>
        )}
        <p
          className={`ml-auto flex flex-wrap items-center gap-x-4 ${urgent ? 'max-sm:grow max-sm:gap-x-2 max-sm:*:grow' : ''}`}
        >
          {urgent && (
            <a href={call.href} className={`${barButton} bg-button text-on-button hover:bg-button-deep`}>
              {call.label}
            </a>
          )}
          <span className="text-muted max-lg:sr-only">{keys}</span>
          <a
            href={leave.href}
            rel="nofollow noreferrer"
            data-leave
            className={`${barButton} bg-text text-ground hover:bg-muted`}
          >
            {leave.label}
          </a>
        </p>
      </div>
    </aside>
  );
}

const barButton =
  'inline-flex min-h-[44px] items-center justify-center whitespace-nowrap rounded-sm px-[min(1.25rem,4vw)] font-semibold';
