import { type ReactNode, useEffect, useRef } from 'react';
import { useOutletContext } from 'react-router';

export interface AdminOutlet {
  /** The screen follows the login form, whose focus it takes. */
  afterLogin: boolean;
}

/** The heading of a staff screen. */
export function ScreenHeading({ children }: { children: ReactNode }) {
  const { afterLogin } = useOutletContext<AdminOutlet>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (afterLogin) heading.current?.focus();
  }, [afterLogin]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none wrap-anywhere">
      {children}
    </h1>
  );
}
