import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { figuresFromFragment } from '../../../../calculators/share-link.ts';
import type { Calculation, PostedFigures } from '../../../../contract/calculations.ts';
import { ErrorSummary } from '../../../lead-forms/error-summary.tsx';
import { controlId, ledgerId, resultId, statusId, summaryId } from '../ids.ts';
import { type Outcome, workOut } from '../work-out.ts';
import { Actions } from './actions.tsx';
import { sentencesOf } from './findings.ts';
import { allForms, fillForm, formOf, printOnly, readForm, showLaw, showProblems } from './form-document.ts';
import { keepForms, returnForms } from './keep-forms.ts';
import { Ledger, Result } from './result.tsx';
import { isToBeFilled, rememberFilled, rememberTyped } from './shared-links.ts';

/** Why a result is shown: Calculate, a shared link, the server's answer, or Back to a page with results. */
type Occasion = 'press' | 'link' | 'posted' | 'return';

interface Shown {
  outcome: Outcome;
  occasion: Occasion;
  /** How often this form was worked out. */
  attempt: number;
  stale: boolean;
}

interface RuntimeProps {
  /** The forms whose Calculate was pressed, until they are answered. */
  asked: readonly HTMLFormElement[];
  onAnswered: (forms: readonly HTMLFormElement[]) => void;
  /** Figures that came with the address, after its `#`. */
  fragment: string;
  /** A form that the server has worked out already, because it was posted before this code was there. */
  posted: PostedFigures | null;
}

/**
 * Works calculations out in the browser: reads a form of the document, and shows its result in the place that the
 * document has for it. Fetched when a visitor first turns to a calculator; it asks the server for nothing.
 */
export function Runtime({ asked, onAnswered, fragment, posted }: RuntimeProps) {
  const [shown, setShown] = useState<Partial<Record<Calculation, Shown>>>({});

  function show(form: HTMLFormElement, occasion: Occasion) {
    const typed = readForm(form);
    if (!typed) return;
    const outcome = workOut(typed, form.dataset.today ?? '');
    if (!shown[typed.calculation]) {
      // What the server has put there gives way to what is worked out here.
      for (const place of Object.values(placesOf(typed.calculation))) place?.replaceChildren();
    }
    form.closest('[data-section]')?.setAttribute('data-worked', '');
    form.removeAttribute('aria-busy');
    showProblems(form, outcome.fieldErrors);
    const status = document.getElementById(statusId(typed.calculation));
    // What could not be read is said first, by the summary that takes the focus: a result of zeros would be no finding.
    const isFinding = Object.keys(outcome.fieldErrors).length === 0;
    if (isNews(occasion) && status)
      status.textContent = isFinding ? sentencesOf(outcome.worked).join(' ') : '';
    setShown((before) => ({
      ...before,
      [typed.calculation]: {
        outcome,
        occasion,
        attempt: (before[typed.calculation]?.attempt ?? 0) + 1,
        stale: false,
      },
    }));
  }

  // Before the forms are removed from the document.
  useLayoutEffect(() => keepForms, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything else is put into the forms
  useEffect(() => {
    for (const form of returnForms()) show(form, 'return');
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is answered once, with what stands in the form then
  useEffect(() => {
    if (asked.length === 0) return;
    for (const form of asked) show(form, 'press');
    onAnswered(asked);
  }, [asked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read when the address changes, and never again
  useEffect(() => {
    const figures = figuresFromFragment(fragment);
    const form = figures && formOf(figures.calculation);
    if (!form || !isToBeFilled(figures.calculation, fragment)) return;
    rememberFilled(figures.calculation, fragment);
    fillForm(form, figures.values);
    showLaw(form);
    show(form, 'link');
    form.closest('[data-section]')?.scrollIntoView();
  }, [fragment]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the document that was answered
  useEffect(() => {
    const form = posted && formOf(posted.calculation);
    if (form) show(form, 'posted');
  }, [posted]);

  // A date may have been typed before this code was there.
  useEffect(() => allForms().forEach(showLaw), []);

  useEffect(() => {
    const markStale = (event: Event) => {
      const form = event.target instanceof Element && event.target.closest<HTMLFormElement>('form');
      const calculation = form ? readForm(form)?.calculation : undefined;
      if (!form || !calculation) return;
      rememberTyped(calculation);
      if (event.target instanceof HTMLInputElement && event.target.type === 'date') showLaw(form);
      setShown((before) => {
        const one = before[calculation];
        return one && !one.stale ? { ...before, [calculation]: { ...one, stale: true } } : before;
      });
    };
    document.addEventListener('input', markStale);
    return () => document.removeEventListener('input', markStale);
  }, []);

  return Object.values(shown).map((one) => <ShownResult key={one.outcome.typed.calculation} {...one} />);
}

/** The visitor has just asked for it: it is announced, and comes into view. */
const isNews = (occasion: Occasion) => occasion === 'press' || occasion === 'link';

/** Where the document has room for what is worked out. */
function placesOf(calculation: Calculation) {
  return {
    result: document.getElementById(resultId(calculation)),
    ledger: document.getElementById(ledgerId(calculation)),
    summary: document.getElementById(summaryId(calculation)),
  };
}

/** Too far down to be noticed, or behind the header of the page or above it. */
function beginsOutOfSight(result: Element): boolean {
  const { top } = result.getBoundingClientRect();
  return top > window.innerHeight * 0.75 || top < Number.parseFloat(getComputedStyle(result).scrollMarginTop);
}

function ShownResult({ outcome, occasion, attempt, stale }: Shown) {
  const { calculation } = outcome.typed;
  const [{ result, ledger, summary }] = useState(() => placesOf(calculation));
  const blamed = Object.keys(outcome.fieldErrors).length > 0;
  // The result may lie below the form on a phone, and above its end on a desk: it comes into view, and the focus
  // stays where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it was worked out
  useEffect(() => {
    if (isNews(occasion) && !blamed && result && beginsOutOfSight(result)) {
      result.scrollIntoView({ block: 'start' });
    }
  }, [attempt]);
  if (!result || !ledger || !summary) return null;
  return (
    <>
      {createPortal(
        <Result
          outcome={outcome}
          stale={stale}
          actions={<Actions outcome={outcome} onPrint={() => printOnly(calculation)} />}
        />,
        result,
      )}
      {createPortal(<Ledger outcome={outcome} />, ledger)}
      {blamed &&
        // It takes the focus, which is nothing for a visitor who just comes back.
        occasion !== 'return' &&
        createPortal(
          <ErrorSummary
            fieldErrors={outcome.fieldErrors}
            controlId={(name) => controlId(calculation, name)}
            attempt={attempt}
          />,
          summary,
        )}
    </>
  );
}
