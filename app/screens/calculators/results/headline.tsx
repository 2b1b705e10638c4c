import { keepTogether } from '../format-text.ts';
import type { Finding } from './findings.ts';

interface HeadlineProps {
  findings: [Finding, ...Finding[]];
  /** The figures between the input and the result. */
  working: Finding[];
}

/** The findings: the first figure large, the others as lines of a ledger. */
export function Headline({ findings: [first, ...others], working }: HeadlineProps) {
  return (
    <div>
      <p className="eyebrow">{first.label}</p>
      <p className="mt-2 headline font-display text-4xl lining-nums tabular-nums">{first.figure}</p>
      {first.text && <p className="mt-2 text-lg text-slate">{first.text}</p>}
      {others.length + working.length > 0 && (
        <dl className="mt-6 border-line border-t">
          {[...others, ...working].map(({ label, figure, text }) => (
            <div
              key={label}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-2.5 finding"
            >
              <dt className="text-slate text-sm">{label}</dt>
              <dd className="text-right tabular-nums">
                <span className="font-semibold">{figure}</span>
                {text && <span className="block text-slate text-xs">{keepTogether(text)}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
