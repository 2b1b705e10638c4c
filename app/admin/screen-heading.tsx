import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOutletContext } from 'react-router';
import { documentTitle } from '../../content/derive/document-title.ts';
import { useWaitingRequests } from './requests/use-waiting-requests.ts';

export interface AdminOutlet {
  /** A screen that opens follows a login or a link, whose focus it takes. */
  takesFocus: boolean;
  /** The session has ended, and the screen waits unseen. */
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
  // Later changes of the same screen move no focus.
  const [takesFocus] = useState(outlet.takesFocus);
  const { lost } = outlet;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Back returns to the row that one left.
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const waiting = useWaitingRequests().data?.total ?? 0;
  useEffect(() => {
    if (lost) return;
    const before = document.title;
    document.title = documentTitle(waiting > 0 ? `(${waiting}) ${title}` : title);
    // The login names no client.
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
