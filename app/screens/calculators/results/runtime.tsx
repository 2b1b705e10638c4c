import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { figuresFromFragment } from '../../../../calculators/share-link.ts';
import type { Calculation, PostedFigures } from '../../../../contract/calculations.ts';
import { ErrorSummary } from '../../../lead-forms/error-summary.tsx';
import { controlId, ledgerId, resultId, statusId, summaryId } from '../ids.ts';
import { type Outcome, workOut } from '../work-out.ts';
import { Actions } from './actions.tsx';
import { sentencesOf } from './findings.ts';
import { allForms, fillForm, formOf, printOnly, readForm, showLaw, showProblems } from './form-document.ts';
import { Ledger, Result } from './result.tsx';

/** A press of Calculate; the same form pressed again is another one. */
export interface Asked {
  form: HTMLFormElement;
}

interface Shown {
  outcome: Outcome;
  /** How often this form was worked out. */
  attempt: number;
  stale: boolean;
}

interface RuntimeProps {
  asked: Asked | null;
  /** Figures that came with the address, after its `#`. */
  fragment: string;
  /** A form that the server has worked out already, because it was posted before this code was there. */
  posted: PostedFigures | null;
}

/**
 * Works calculations out in the browser: reads a form of the document, and shows its result in the place that the
 * document has for it. Fetched when a visitor first turns to a calculator; it asks the server for nothing.
 */
export function Runtime({ asked, fragment, posted }: RuntimeProps) {
  const [shown, setShown] = useState<Partial<Record<Calculation, Shown>>>({});
  /** The fragments whose figures are in the forms already: what is typed over them stays, wherever Back leads. */
  const filled = useRef(new Set<string>());

  function show(form: HTMLFormElement, { announce }: { announce: boolean }) {
    const typed = readForm(form);
    if (!typed) return;
    const outcome = workOut(typed, form.dataset.today ?? '');
    if (!shown[typed.calculation]) {
      // What the server has put there gives way to what is worked out here.
      for (const place of Object.values(placesOf(typed.calculation))) place?.replaceChildren();
    }
    form.closest('[data-section]')?.setAttribute('data-worked', '');
    showProblems(form, outcome.fieldErrors);
    const status = document.getElementById(statusId(typed.calculation));
    if (announce && status) status.textContent = sentencesOf(outcome.worked).join(' ');
    setShown((before) => ({
      ...before,
      [typed.calculation]: {
        outcome,
        attempt: (before[typed.calculation]?.attempt ?? 0) + 1,
        stale: false,
      },
    }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is answered once, with what stands in the form then
  useEffect(() => {
    if (asked) show(asked.form, { announce: true });
  }, [asked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read when the address changes, and never again
  useEffect(() => {
    const figures = figuresFromFragment(fragment);
    const form = figures && formOf(figures.calculation);
    if (!form || filled.current.has(fragment)) return;
    filled.current.add(fragment);
    fillForm(form, figures.values);
    showLaw(form);
    show(form, { announce: true });
    form.closest('[data-section]')?.scrollIntoView();
  }, [fragment]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the document that was answered
  useEffect(() => {
    const form = posted && formOf(posted.calculation);
    if (form) show(form, { announce: false });
  }, [posted]);

  // A date may have been typed before this code was there.
  useEffect(() => allForms().forEach(showLaw), []);

  useEffect(() => {
    const markStale = (event: Event) => {
      const form = event.target instanceof Element && event.target.closest<HTMLFormElement>('form');
      const calculation = form ? readForm(form)?.calculation : undefined;
      if (!form || !calculation) return;
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

/** Where the document has room for what is worked out. */
function placesOf(calculation: Calculation) {
  return {
    result: document.getElementById(resultId(calculation)),
    ledger: document.getElementById(ledgerId(calculation)),
    summary: document.getElementById(summaryId(calculation)),
  };
}

function ShownResult({ outcome, attempt, stale }: Shown) {
  const { calculation } = outcome.typed;
  const [{ result, ledger, summary }] = useState(() => placesOf(calculation));
  // On a phone the result lies below the form: it comes into view, and the focus stays where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it was worked out
  useEffect(() => {
    const blamed = Object.keys(outcome.fieldErrors).length > 0;
    if (!blamed && result && result.getBoundingClientRect().top > window.innerHeight * 0.75) {
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
      {Object.keys(outcome.fieldErrors).length > 0 &&
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
