import { type FormEvent, startTransition, useEffect, useReducer, useRef } from 'react';
import { calculatorUnavailable } from '#law/calculators/page.ts';
import type { CalculationText, FigureField } from '../../../content/schema/calculator.ts';
import type { Calculation, TypedFigures } from '../../../contract/calculations.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { type CalculationState, hasErrors, initialState, reduceCalculation } from './calculation-state.ts';
import { foldedGroupsWith, initialValue, readForm } from './form-values.ts';
import { loadEngine, loadedEngine } from './load-engine.ts';
import type { PostedFigures } from './posted-figures.ts';

interface CalculationOptions {
  text: CalculationText;
  /** YYYY-MM-DD, in the firm's zone. */
  today: string;
  /** This form, when it was posted before hydration. */
  posted: PostedFigures | null;
  /** Figures of a shared link, or carried over from the estimate, to this form or another one. */
  given: TypedFigures | null;
  /** Called with each new result. */
  onChoose: (calculation: Calculation) => void;
}

/** Forms as they were left, restored when their page is opened again. In memory only: figures are never stored. */
const drafts = new Map<Calculation, CalculationState>();

/** State of one form and its result. The fields are uncontrolled, so that text typed before hydration stays. */
export function useCalculation({
  text: { calculation, groups },
  today,
  posted,
  given,
  onChoose,
}: CalculationOptions) {
  const form = useRef<HTMLFormElement>(null);
  const draft = drafts.get(calculation);
  const [state, dispatch] = useReducer(reduceCalculation, { draft, posted, groups, today }, initialState);
  const { formKey, initialValues, loading } = state;

  async function calculateForm() {
    let engine = loadedEngine();
    if (!engine) {
      dispatch({ type: 'load' });
      engine = await loadEngine().catch(() => null);
    }
    if (!engine) {
      dispatch({ type: 'failed' });
      toastStore.add(calculatorUnavailable);
      return;
    }
    if (!form.current) return;
    const outcome = engine.calculate({ calculation, values: readForm(form.current) }, today);
    const opened = foldedGroupsWith(outcome.fieldErrors, groups, today);
    // Waits for the result's component instead of showing a fallback.
    startTransition(() => {
      dispatch({ type: 'calculated', outcome, opened });
      if (!hasErrors(outcome)) onChoose(calculation);
    });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // Figures stay in the browser.
    event.preventDefault();
    if (!loading) void calculateForm();
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    dispatch({ type: 'type', values: readForm(event.currentTarget) });
    dispatch({ type: 'outdate' });
  }

  // Figures may have been typed before hydration.
  useEffect(() => {
    if (!form.current) return;
    const values = readForm(form.current);
    dispatch({ type: 'type', values });
    const fields = groups.flatMap((group) => group.fields);
    const isChanged = (field: FigureField) =>
      (values[field.name] ?? '') !== initialValue(field, initialValues, today);
    if (fields.some(isChanged)) dispatch({ type: 'outdate' });
  }, [initialValues, groups, today]);

  useEffect(() => {
    if (given?.calculation !== calculation) return;
    const { values } = given;
    dispatch({ type: 'fill', values, opened: foldedGroupsWith(values, groups, today) });
  }, [given, calculation, groups, today]);

  // Given figures are calculated once they are in the form.
  useEffect(() => {
    if (formKey === 0 || !form.current) return;
    form.current.closest('section')?.scrollIntoView();
    form.current.requestSubmit();
  }, [formKey]);

  useEffect(() => {
    drafts.set(calculation, state);
  }, [calculation, state]);

  return { state, dispatch, formProps: { ref: form, onSubmit, onInput } };
}
