import { type FormEvent, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { calculatorUnavailable } from '#law/calculators/page.ts';
import type { Entries } from '../../../calculators/form-fields.ts';
import type { CalculationText } from '../../../content/schema/calculator.ts';
import type { Calculation } from '../../../contract/calculations.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { drafts, type ShownOutcome } from './drafts.ts';
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

/** State of one form and its result. The fields are uncontrolled, so that text typed before hydration stays. */
export function useCalculation({
  text: { calculation, groups },
  today,
  posted,
  given,
  onChoose,
}: CalculationOptions) {
  const [draft] = useState(() => drafts.get(calculation));
  const form = useRef<HTMLFormElement>(null);
  // The fields' initial values; a new key remounts the form.
  const [initial, setInitial] = useState({ key: 0, values: draft?.values ?? posted?.values ?? {} });
  const [typed, setTyped] = useState(initial.values);
  const [openGroups, setOpenGroups] = useState(
    () =>
      draft?.openGroups ??
      foldedGroupsWith({ ...initial.values, ...posted?.outcome?.fieldErrors }, groups, today),
  );
  const [shown, setShown] = useState(() => initiallyShown(draft?.shown, posted));
  const [waiting, setWaiting] = useState(false);

  async function calculateForm() {
    let engine = loadedEngine();
    if (!engine) {
      setWaiting(true);
      engine = await loadEngine().catch(() => null);
    }
    if (!engine) {
      setWaiting(false);
      toastStore.add(calculatorUnavailable);
      return;
    }
    if (!form.current) return;
    const outcome = engine.calculate({ calculation, values: readForm(form.current) }, today);
    // Waits for the result's component instead of showing a fallback.
    startTransition(() => {
      setWaiting(false);
      const { fieldErrors } = outcome;
      const isRefused = Object.keys(fieldErrors).length > 0;
      if (!isRefused) onChoose(calculation);
      setOpenGroups((open) => [...open, ...foldedGroupsWith(fieldErrors, groups, today)]);
      // An unreadable figure gives no result; the one before stays.
      setShown((before) => ({
        outcome: isRefused ? (before?.outcome ?? null) : outcome,
        fieldErrors,
        origin: 'page',
        attempt: (before?.attempt ?? 0) + 1,
        stale: isRefused && Boolean(before?.outcome),
      }));
    });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // Figures stay in the browser.
    event.preventDefault();
    if (!waiting) void calculateForm();
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    setTyped(readForm(event.currentTarget));
    // A result of the server that is not hydrated yet would disappear in an urgent update.
    startTransition(() => setShown((before) => before && { ...before, stale: before.outcome !== null }));
  }

  function onToggleGroup(legend: string, open: boolean) {
    setOpenGroups((before) => [...before.filter((one) => one !== legend), ...(open ? [legend] : [])]);
  }

  // Figures may have been typed before hydration.
  useEffect(() => {
    if (form.current) setTyped(readForm(form.current));
  }, []);

  useEffect(() => {
    if (!given) return;
    setInitial(({ key }) => ({ key: key + 1, values: given.values }));
    setTyped(given.values);
    setOpenGroups((open) => [...open, ...foldedGroupsWith(given.values, groups, today)]);
  }, [given, groups, today]);

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
    typed,
    initial,
    openGroups,
    onToggleGroup,
    shown,
    waiting,
    formProps: { ref: form, onSubmit, onInput },
  };
}

function initiallyShown(
  draft: ShownOutcome | null | undefined,
  posted: PostedFigures | null,
): ShownOutcome | null {
  if (draft) return { ...draft, origin: 'draft' };
  if (!posted?.outcome) return null;
  const { fieldErrors } = posted.outcome;
  const outcome = Object.keys(fieldErrors).length > 0 ? null : posted.outcome;
  return { outcome, fieldErrors, origin: 'server', attempt: 0, stale: false };
}
