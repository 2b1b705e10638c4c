import type { CalculationText } from '../../../../content/calculator-types.ts';
import type { PostedFigures } from '../../../../contract/calculations.ts';
import { lawId, ledgerId, resultId, statusId } from '../ids.ts';
import { fillIn } from '../in-words.ts';
import { lawBeside, quickCapsInWords } from '../law-in-words.ts';
import { requestMessage } from '../results/request-message.ts';
import { Ledger, Result } from '../results/result.tsx';
import { SendWithoutScript } from '../results/send-without-script.tsx';
import { workOut } from '../work-out.ts';
import { CalculationForm } from './calculation-form.tsx';

interface CalculationSectionProps {
  text: CalculationText;
  today: string;
  /** This form, when it was posted without JavaScript. */
  posted: PostedFigures | null;
}

/** One calculation: its form on the left, its sheet on the right; one below the other on a phone. */
export function CalculationSection({ text, today, posted }: CalculationSectionProps) {
  const { calculation, heading, intro, rule } = text;
  const outcome = posted && posted.refused === null ? workOut(posted, today) : null;
  const law = calculation.endsWith('-worksheet') ? lawBeside(posted?.values.onDate ?? '', today) : null;
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
          {law && (
            <div id={lawId(calculation)} className="law-remarks">
              {law.remarks.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          )}
          <CalculationForm
            text={text}
            today={today}
            posted={posted}
            hints={law?.hints ?? {}}
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
                <li key={item}>{fillIn(item, quickCapsInWords)}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <div id={ledgerId(calculation)}>{outcome && <Ledger outcome={outcome} />}</div>
    </section>
  );
}
