import type { ReactNode } from 'react';

interface FactsProps {
  id: string;
  heading: string;
  /** Empty values are left out. */
  facts: readonly [label: string, value: ReactNode][];
}

/** A titled list of labels and values. */
export function Facts({ id, heading, facts }: FactsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <dl className="mt-3 border-t border-line text-sm">
        {facts.map(([label, value]) =>
          value ? (
            <div
              key={label}
              className="grid grid-cols-[9rem_1fr] gap-x-4 border-b border-line py-1.5 text-xs"
            >
              <dt className="text-muted">{label}</dt>
              <dd dir="auto" className="min-w-0 wrap-anywhere">
                {value}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
