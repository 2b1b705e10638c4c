import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { calculatorStale, calculatorWaiting } from '#law/calculators/page.ts';
import type { CalculationText } from '../../../../content/schema/calculator.ts';
import { type Calculation, isOfKind, type TypedFigures } from '../../../../contract/calculations.ts';
import { errorTitle, useChangedTitle } from '../../../head/page-title.ts';
import { Fold } from '../../../sections/fold.tsx';
import { keepTogether } from '../format-text.ts';
import { headingId, lawId, ledgerId, resultId, statusId } from '../ids.ts';
import { lawNotes } from '../law-texts.ts';
import type { PostedFigures } from '../posted-figures.ts';
import type { CarryFigures } from '../results/carry.tsx';
// Styles of the server's results, also where no engine is loaded.
import resultStyles from '../results/result.module.css';
import stepStyles from '../results/steps.module.css';
import { useCalculation } from '../use-calculation.ts';
import { CalculationForm } from './calculation-form.tsx';
import styles from './calculation-section.module.css';
import { ShownLedger, ShownResult } from './shown-result.tsx';

interface CalculationSectionProps {
  text: CalculationText;
  /** YYYY-MM-DD, in the firm's zone. */
  today: string;
  /** This form, when it was posted before hydration. */
  posted: PostedFigures | null;
  /** Figures of a shared link, or carried over from the estimate, to this form or another one. */
  given: TypedFigures | null;
  /** The browser prints this one of the tab's calculations (calculation-section.module.css). */
  printed: boolean;
  /** Makes this calculation the printed one. */
  onChoose: (calculation: Calculation) => void;
  onCarry: CarryFigures;
}

/** One calculation: form on the left, result on the right; one below the other on a phone. */
export function CalculationSection(props: CalculationSectionProps) {
  const { text, today, printed, onChoose, onCarry } = props;
  const { calculation, heading, intro, rule } = text;
  const { state, ...form } = useCalculation(props);
  const { loading, status, outcome, origin, attempt } = state;
  const print = useCallback(() => {
    flushSync(() => onChoose(calculation));
    window.print();
  }, [onChoose, calculation]);
  // No summary for a restored draft: it would steal the focus.
  const hasSummary = status === 'errors' && origin !== 'draft';
  useChangedTitle(hasSummary ? errorTitle : null);
  const stale = outcome !== null && status !== 'done';
  const isNew = status === 'done' && origin === 'page';
  const result = useScrollToResult(isNew ? attempt : 0);
  // A worksheet follows the statute, whose figures depend on a date.
  const law = isOfKind(calculation, 'worksheet') ? lawNotes(state.typed, today) : null;
  return (
    <section
      id={calculation}
      aria-labelledby={headingId(calculation)}
      data-section=""
      data-calculated={outcome ? '' : undefined}
      data-printed={printed ? '' : undefined}
      className={styles.calculation}
    >
      <div
        className={`${styles.columns} grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-x-24`}
      >
        {/* A short form is sticky beside its longer result. */}
        <div
          className={`${styles.form} ${isOfKind(calculation, 'estimate') ? 'lg:sticky lg:top-28 lg:self-start' : ''}`}
        >
          {/* Focused by script when figures are carried into the form. */}
          <h3 id={headingId(calculation)} tabIndex={-1} className="text-2xl outline-none">
            {heading}
          </h3>
          <p className="mt-2 text-muted">{intro}</p>
          <CalculationForm
            {...form}
            key={state.formKey}
            text={text}
            today={today}
            state={state}
            law={law}
            hasSummary={hasSummary}
          />
          {law && (
            <div id={lawId(calculation)} aria-live="polite" className={styles.remarks}>
              {law.remarks.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          )}
        </div>
        <div className="space-y-12">
          <p
            id={statusId(calculation)}
            role="status"
            className={stale && !loading ? `${styles.stale} no-print` : 'sr-only'}
          >
            {loading ? calculatorWaiting : stale ? calculatorStale : isNew && outcome?.sentences.join(' ')}
          </p>
          <div
            ref={result}
            id={hasSummary || state.refusal ? undefined : resultId(calculation)}
            className={resultStyles.result}
          >
            <ShownResult
              outcome={outcome}
              byServer={origin === 'server'}
              // An urgent change would remove a result of the server that is not hydrated yet.
              stale={useDeferredValue(stale)}
              onPrint={print}
              onCarry={onCarry}
            />
          </div>
          <div className={styles.form}>
            <h4 className="eyebrow not-print:max-lg:sr-only">{rule.heading}</h4>
            <Fold label={rule.heading} className="not-print:max-lg:border-line not-print:max-lg:border-y">
              <ul className={`${styles.rules} lg:mt-3 print:mt-3`}>
                {rule.items.map((item) => (
                  <li key={item}>{keepTogether(item)}</li>
                ))}
              </ul>
            </Fold>
          </div>
        </div>
      </div>
      <div id={ledgerId(calculation)} className={stepStyles.steps}>
        <ShownLedger outcome={outcome} />
      </div>
    </section>
  );
}

/**
 * Scrolls a new result into view; the focus stays on Calculate.
 *
 * @param attempt 0 for a result that stays where it is
 */
function useScrollToResult(attempt: number) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = result.current;
    if (attempt > 0 && element && beginsOutOfSight(element)) element.scrollIntoView({ block: 'start' });
  }, [attempt]);
  return result;
}

/** Too far down to be noticed, or behind the header of the page or above it. */
function beginsOutOfSight(result: Element): boolean {
  const { top } = result.getBoundingClientRect();
  return top > window.innerHeight * 0.75 || top < Number.parseFloat(getComputedStyle(result).scrollMarginTop);
}
