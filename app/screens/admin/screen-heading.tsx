import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOutletContext } from 'react-router';

export interface AdminOutlet {
  /** A screen that opens follows a login or a link, whose focus it takes. */
  takesFocus: boolean;
}

/** The heading of a staff screen. */
export function ScreenHeading({ children }: { children: ReactNode }) {
  const outlet = useOutletContext<AdminOutlet>();
  // Later changes of the same screen move no focus.
  const [takesFocus] = useState(outlet.takesFocus);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none wrap-anywhere">
      {children}
    </h1>
  );
}
