import type { CalculationText } from '../../../../content/calculator-types.ts';
import { ledgerId, resultId, statusId } from '../ids.ts';
import { requestMessage } from '../results/request-message.ts';
import { Ledger, Result } from '../results/result.tsx';
import { SendWithoutScript } from '../results/send-without-script.tsx';
import type { Outcome } from '../work-out.ts';
import { CalculationForm } from './calculation-form.tsx';

interface CalculationSectionProps {
  text: CalculationText;
  today: string;
  /** How fresh the law's figures are, as sentences; quick estimates have none. */
  freshness: readonly string[];
  /** Worked out on the server, for a form that was posted without JavaScript. */
  outcome: Outcome | null;
}

/** One calculation: its form on the left, its sheet on the right; one below the other on a phone. */
export function CalculationSection({ text, today, freshness, outcome }: CalculationSectionProps) {
  const { calculation, heading, intro, rule } = text;
  // A short form stays in sight while its longer result is read.
  const isShort = calculation.endsWith('-estimate');
  return (
    <section
      id={calculation}
      aria-labelledby={`${calculation}-heading`}
      data-section=""
      data-worked={outcome ? '' : undefined}
      className="calculation"
    >
      <div className="calculation-columns grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-x-24">
        <div className={`off-paper ${isShort ? 'lg:sticky lg:top-28 lg:self-start' : ''}`}>
          <h3 id={`${calculation}-heading`} className="text-2xl">
            {heading}
          </h3>
          <p className="mt-2 text-slate">{intro}</p>
          {freshness.map((sentence) => (
            <p key={sentence} className="mt-3 border-brass border-l-2 pl-4 text-sm">
              {sentence}
            </p>
          ))}
          <CalculationForm
            text={text}
            today={today}
            values={outcome?.typed.values ?? null}
            problems={outcome?.fieldErrors ?? {}}
          />
        </div>
        <div className="space-y-12">
          <p id={statusId(calculation)} role="status" className="sr-only" />
          <div id={resultId(calculation)} className="calculation-result">
            {outcome && (
              <Result outcome={outcome} actions={<SendWithoutScript message={requestMessage(outcome)} />} />
            )}
          </div>
          <div className="off-paper">
            <h4 className="eyebrow">{rule.heading}</h4>
            <ul className="rules mt-3">
              {rule.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <div id={ledgerId(calculation)}>{outcome && <Ledger outcome={outcome} />}</div>
    </section>
  );
}
