import { useEffect, useRef } from 'react';
import { firm } from '../../content/firm.ts';
import { sidebarThankYou } from '../../content/lead-forms.ts';
import { button } from '../ui/button.ts';

interface SidebarThankYouProps {
  headingId: string;
  onAgain: () => void;
}

/** What takes the place of the sidebar's form once its request is accepted. */
export function SidebarThankYou({ headingId, onAgain }: SidebarThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} id={headingId} tabIndex={-1} className="text-2xl outline-none">
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
      <button type="button" onClick={onAgain} className={button('outline', 'mt-8 w-full')}>
        {sidebarThankYou.again}
      </button>
    </>
  );
}
