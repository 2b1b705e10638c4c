import { type FormEvent, startTransition, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { calculatorUnavailable } from '#law/calculators/page.ts';
import type { Entries } from '../../../calculators/form-fields.ts';
import type { CalculationText } from '../../../content/schema/calculator.ts';
import type { Calculation } from '../../../contract/calculations.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { calculationReducer, isRefused, startOf } from './calculation-state.ts';
import { drafts } from './drafts.ts';
import { foldedGroupsWith, readForm } from './form-values.ts';
import { loadEngine, loadedEngine } from './load-engine.ts';
import type { PostedFigures } from './posted-figures.ts';

interface CalculationOptions {
  text: CalculationText;
  /** YYYY-MM-DD, in the firm's zone. */
  today: string;
  /** This form, when it was posted before hydration. */
  posted: PostedFigures | null;
  /** Figures of a shared link to this form, or carried over from the estimate; they replace those in the form. */
  given: { values: Entries } | null;
  /** Called with each new result. */
  onChoose: (calculation: Calculation) => void;
}

/** One form and its result. The fields are uncontrolled, so that text typed before hydration stays. */
export function useCalculation({
  text: { calculation, groups },
  today,
  posted,
  given,
  onChoose,
}: CalculationOptions) {
  const form = useRef<HTMLFormElement>(null);
  const folded = (fields: Readonly<Record<string, unknown>>) => foldedGroupsWith(fields, groups, today);
  const [state, dispatch] = useReducer(calculationReducer(folded), null, () =>
    startOf(drafts.get(calculation), posted, folded),
  );
  const { initial, openGroups, shown, waiting } = state;

  async function calculateForm() {
    let engine = loadedEngine();
    if (!engine) {
      dispatch({ type: 'wait', waiting: true });
      engine = await loadEngine().catch(() => null);
    }
    if (!engine) {
      dispatch({ type: 'wait', waiting: false });
      toastStore.add(calculatorUnavailable);
      return;
    }
    if (!form.current) return;
    const outcome = engine.calculate({ calculation, values: readForm(form.current) }, today);
    // Waits for the result's component instead of showing a fallback.
    startTransition(() => {
      if (!isRefused(outcome)) onChoose(calculation);
      dispatch({ type: 'calculated', outcome });
    });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // Figures stay in the browser.
    event.preventDefault();
    if (!waiting) void calculateForm();
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    dispatch({ type: 'input', values: readForm(event.currentTarget) });
    // A result of the server that is not hydrated yet would disappear in an urgent update.
    startTransition(() => dispatch({ type: 'outdate' }));
  }

  // Figures may have been typed before hydration.
  useEffect(() => {
    if (form.current) dispatch({ type: 'input', values: readForm(form.current) });
  }, []);

  useEffect(() => {
    if (given) dispatch({ type: 'fill', values: given.values });
  }, [given]);

  // Given figures are calculated once they are in the form.
  useEffect(() => {
    if (initial.key === 0 || !form.current) return;
    form.current.closest('section')?.scrollIntoView();
    form.current.requestSubmit();
  }, [initial.key]);

  // In a layout effect, because the form is still mounted then.
  useLayoutEffect(
    () => () => {
      if (!form.current) return;
      drafts.set(calculation, { values: readForm(form.current), openGroups, shown });
    },
    [calculation, openGroups, shown],
  );

  return {
    ...state,
    onToggleGroup: (legend: string, open: boolean) => dispatch({ type: 'toggle', legend, open }),
    formProps: { ref: form, onSubmit, onInput },
  };
}
