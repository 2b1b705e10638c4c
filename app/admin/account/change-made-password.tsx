import { useEffect, useRef } from 'react';
import { OwnPassword } from './own-password.tsx';

/** Requires a new password when the current one was set by somebody else. */
export function ChangeMadePassword({ username }: { username: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="content" tabIndex={-1} className="page pt-7 pb-20 outline-none lg:pt-9">
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Choose a password of your own
      </h1>
      <p className="mt-2 max-w-[46rem] text-sm">
        Another person has set your present password and knows it. Please replace it now. You can go on after
        that.
      </p>
      <div className="max-w-[46rem]">
        <OwnPassword username={username} />
      </div>
    </main>
  );
}
