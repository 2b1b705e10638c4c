import type { ReactNode } from 'react';
import { keepTogether } from '../format-text.ts';
import type { Finding } from './finding.ts';
import styles from './result.module.css';

interface HeadlineProps {
  findings: [Finding, ...Finding[]];
  /** The figures between the input and the result. */
  working: Finding[];
  /** Below the first figure. */
  below: ReactNode;
}

/** The findings: the first figure large, the others as lines of a ledger. */
export function Headline({ findings: [first, ...others], working, below }: HeadlineProps) {
  return (
    <div>
      <section>
        <h4 className="eyebrow">{first.label}</h4>
        <p className={`${styles.headline} mt-2 font-display lining-nums tabular-nums`}>{first.figure}</p>
        {first.text && <p className="mt-2 text-muted">{first.text}</p>}
        {below}
      </section>
      {others.length + working.length > 0 && (
        <dl className={`${styles.findings} mt-6 border-line border-t`}>
          {[...others, ...working].map(({ label, figure, text }) => (
            <div
              key={label}
              className={`${styles.finding} flex flex-wrap items-baseline gap-x-6 border-line border-b py-2.5`}
            >
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="text-right tabular-nums">
                <span className="font-semibold">{figure}</span>
                {text && <span className="text-muted text-xs">{keepTogether(text)}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
