import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type HelpLine, type HelpTopic, helpNow } from '#law/help-lines.ts';
import { quickExit } from '../../content/interface/quick-exit.ts';
import type { SourcedFact } from '../../content/schema/firm.ts';
import { button } from '../ui/button.ts';
import { Icon } from '../ui/icon.tsx';
import { safetyNotice } from '../ui/safety-notice.ts';
import { Fold } from './fold.tsx';
import { Link } from './link.tsx';

interface HelpNowProps {
  about: HelpTopic;
  /** `first`: first content of the page, below the quick exit with the call; `folded`: all but the call. */
  shape?: 'first' | 'folded' | undefined;
  className?: string;
}

/** The box with help that is free and not the firm's: 911, hotlines, Family Court. */
export function HelpNow({ about, shape, className = '' }: HelpNowProps) {
  const { danger, call, more } = helpNow;
  return (
    <section
      aria-label={danger[about]}
      data-first={shape === 'first' ? '' : undefined}
      className={shape === 'first' ? undefined : `${safetyNotice} ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        {/* No heading: the box precedes a page's title, and is inside cards. */}
        <p className="font-display text-xl">{danger[about]}</p>
        {shape !== 'first' && (
          <a href={call.href} className={button('primary')}>
            <Icon name="phone" className="size-4" />
            {call.label}
          </a>
        )}
      </div>
      {shape === 'folded' ? (
        <details className="mt-2">
          <summary className="flex min-h-11 items-center gap-2 font-semibold text-sm">
            {more}
            <Icon name="chevron" className="turn size-4" />
          </summary>
          <Help about={about} wide={false} />
        </details>
      ) : (
        <Help about={about} wide isFirst={shape === 'first'} />
      )}
    </section>
  );
}

interface HelpProps {
  about: HelpTopic;
  wide: boolean;
  /** On a phone or tablet only the lines are open, so that the page's title is in view. */
  isFirst?: boolean;
}

function Help({ about, wide, isFirst = false }: HelpProps) {
  const { hotlines, court, address, website, children } = helpNow;
  const { hide } = quickExit;
  const { pathname } = useLocation();
  const inCourt = (
    <>
      <Facts facts={court.facts} />
      <p className="measure mt-3">{address.text}</p>
    </>
  );
  return (
    <div className={`mt-2 grid gap-x-12 gap-y-5 pb-1 text-sm ${wide ? 'lg:grid-cols-2' : ''}`}>
      {about === 'children' && (
        <>
          <Facts facts={children.facts} />
          <Lines heading={children.border} lines={children.lines}>
            <p className="mt-2">{children.afterwards.text}</p>
          </Lines>
        </>
      )}
      <Lines heading={hotlines.heading} lines={hotlines.lines} />
      <div className={isFirst ? undefined : 'measure'}>
        <p className={`font-semibold ${isFirst ? 'max-lg:hidden' : ''}`}>{court.heading}</p>
        {isFirst ? <Fold label={court.heading}>{inCourt}</Fold> : inCourt}
        <p className="flex flex-wrap gap-x-6 *:inline-flex *:min-h-11 *:items-center *:font-semibold">
          <a href={website.href} rel="external noreferrer" className="link">
            {website.label}
          </a>
          {pathname !== hide.href && (
            <Link to={hide.href} className="link">
              {hide.label}
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}

function Facts({ facts }: { facts: readonly SourcedFact[] }) {
  return <p className="measure">{facts.map(({ text }) => text).join(' ')}</p>;
}

interface LinesProps {
  heading: string;
  lines: readonly HelpLine[];
  children?: ReactNode;
}

function Lines({ heading, lines, children }: LinesProps) {
  return (
    <div>
      <p className="font-semibold">{heading}</p>
      <ul className="mt-1">
        {lines.map(({ text, number }) => (
          <li
            key={number.href}
            className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t"
          >
            {text}
            <a
              href={number.href}
              className="link inline-flex min-h-11 items-center font-semibold whitespace-nowrap tabular-nums"
            >
              {number.display}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
