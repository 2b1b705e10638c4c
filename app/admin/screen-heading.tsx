import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOutletContext } from 'react-router';
import { documentTitle } from '../../content/derive/document-title.ts';
import { useNewInquiries } from './requests/use-new-inquiries.ts';

export interface AdminOutlet {
  /** Focus the heading: the screen was opened by a login or a link. */
  takesFocus: boolean;
  /** The session has expired: the screen is hidden until the next login. */
  lost: boolean;
}

interface ScreenHeadingProps {
  /** The title of the browser's tab. */
  title: string;
  /** The heading; without it, the title. */
  children?: ReactNode;
}

/** The heading of a staff screen, and the title of its tab, which begins with the number of new requests. */
export function ScreenHeading({ title, children = title }: ScreenHeadingProps) {
  const outlet = useOutletContext<AdminOutlet>();
  // Only the initial value counts: later renders must not move the focus.
  const [takesFocus] = useState(outlet.takesFocus);
  const { lost } = outlet;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Without scrolling: Back restores the scroll position.
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const waiting = useNewInquiries().data?.total ?? 0;
  useEffect(() => {
    if (lost) return;
    const before = document.title;
    document.title = documentTitle(waiting > 0 ? `(${waiting}) ${title}` : title);
    // The login must not show a client's name in the title.
    return () => {
      document.title = before;
    };
  }, [title, waiting, lost]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none wrap-anywhere">
      {children}
    </h1>
  );
}
