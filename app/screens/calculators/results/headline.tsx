import type { ReactNode } from 'react';
import { keepTogether } from '../format-text.ts';
import type { Finding } from './finding.ts';

interface HeadlineProps {
  findings: [Finding, ...Finding[]];
  /** The figures between the input and the result. */
  working: Finding[];
  /** Another answer to the same question. */
  beside: ReactNode;
}

/** The findings: the first figure large, the others as lines of a ledger. */
export function Headline({ findings: [first, ...others], working, beside }: HeadlineProps) {
  return (
    <div>
      <div className={beside ? 'answers' : ''}>
        <Answer {...first} />
        {beside}
      </div>
      {others.length + working.length > 0 && (
        <dl className="mt-6 border-line border-t">
          {[...others, ...working].map(({ label, figure, text }) => (
            <div
              key={label}
              className="flex flex-wrap items-baseline gap-x-6 border-line border-b py-2.5 finding"
            >
              <dt className="text-slate text-sm">{label}</dt>
              <dd className="text-right tabular-nums">
                <span className="font-semibold">{figure}</span>
                {text && <span className="text-slate text-xs">{keepTogether(text)}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** A large figure under its heading. */
export function Answer({ label, figure, text, children }: Finding & { children?: ReactNode }) {
  return (
    <section>
      <h4 className="eyebrow">{label}</h4>
      <p className="mt-2 headline font-display lining-nums tabular-nums">{figure}</p>
      {text && <p className="mt-2 text-slate">{text}</p>}
      {children}
    </section>
  );
}
