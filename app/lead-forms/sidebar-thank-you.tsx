import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { firm } from '../../content/firm.ts';
import { sidebarThankYou } from '../../content/lead-forms.ts';
import { sidebarHeadingId } from '../../contract/paths.ts';
import { button } from '../ui/button.ts';

interface SidebarThankYouProps {
  /** The form was sent just now, in this page: the reader has to be told that it changed. */
  takeFocus: boolean;
  onAgain: () => void;
}

/** What takes the place of the sidebar's form once its request is accepted. */
export function SidebarThankYou({ takeFocus, onAgain }: SidebarThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!takeFocus) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <>
      <h2 ref={heading} id={sidebarHeadingId} tabIndex={-1} className="text-2xl outline-none">
        {sidebarThankYou.heading}
      </h2>
      <p className="mt-3 text-lg">{sidebarThankYou.text}</p>
      <p className="mt-6 text-sm text-slate">{sidebarThankYou.urgent}</p>
      <a
        href={firm.phone.href}
        className="flex min-h-11 items-center font-display text-2xl text-oxblood tabular-nums"
      >
        {firm.phone.display}
      </a>
      <p className="text-sm text-slate">
        {firm.hours.display}
        <br />
        {firm.hours.emergency}
      </p>
      {/* Without JavaScript the button asks the server for the empty form. */}
      <form
        action={pathname}
        className="mt-8"
        onSubmit={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        <button type="submit" className={button('outline', 'w-full')}>
          {sidebarThankYou.again}
        </button>
      </form>
    </>
  );
}
