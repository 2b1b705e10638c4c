import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { QueryStates } from './query-states.tsx';

interface LoadedSectionProps<Data> {
  heading: string;
  /** Names what is loaded, as the beginning of a sentence. */
  subject: string;
  /** Shown beside the heading. */
  tools?: ReactNode;
  query: UseQueryResult<Data>;
  /** Brings the section into view and focuses it. */
  takesFocus?: boolean;
  children: (data: Data) => ReactNode;
}

/** A section that loads data, with its loading and error states. */
export function LoadedSection<Data>(props: LoadedSectionProps<Data>) {
  const { heading, subject, tools, query, takesFocus = false, children } = props;
  const id = useId();
  const { data, isFetching } = query;
  const section = useRef<HTMLElement>(null);
  const hadFocus = section.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    // Removing the focused row would lose the focus.
    if (hadFocus && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!takesFocus) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, [takesFocus]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      aria-busy={isFetching}
      className="mt-10 outline-none"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="text-xl">
          {heading}
        </h2>
        {tools}
      </div>
      <QueryStates
        query={query}
        failure={`${subject} could not be ${data === undefined ? 'loaded' : 'refreshed'}.`}
        className="mt-3 border-t border-line py-4 text-sm"
      />
      {data !== undefined && children(data)}
    </section>
  );
}
