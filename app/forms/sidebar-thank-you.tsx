import { useEffect, useRef } from 'react';
import { firm } from '#firm/identity.ts';
import { sidebarThankYou } from '../../content/interface/lead-forms.ts';
import { sidebarHeadingId } from '../../contract/paths.ts';
import { useDocumentTitle } from '../head/document-title.ts';
import { button } from '../ui/button.ts';

const thanksTitle = (title: string) => `${sidebarThankYou.heading}: ${title}`;

/** Replaces the sidebar's form once its request is accepted, and takes the focus. */
export function SidebarThankYou({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(thanksTitle);
  useEffect(() => {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <h2 ref={heading} id={sidebarHeadingId} tabIndex={-1} className="text-2xl outline-none">
        {sidebarThankYou.heading}
      </h2>
      <p className="mt-3 text-lg">{sidebarThankYou.text}</p>
      <p className="mt-6 text-sm text-muted">{sidebarThankYou.urgent}</p>
      <a
        href={firm.phone.href}
        className="flex min-h-11 items-center font-display text-2xl text-action tabular-nums"
      >
        {firm.phone.display}
      </a>
      <p className="text-sm text-muted">
        {firm.hours.display}
        <br />
        {firm.hours.emergency}
      </p>
      <button type="button" className={button('outline', 'mt-8 w-full')} onClick={onAgain}>
        {sidebarThankYou.again}
      </button>
    </>
  );
}
