import type { Entries } from '../../../calculators/form-fields.ts';
import type { FieldErrors } from '../../../contract/errors.ts';
import type { Outcome } from './outcome.ts';
import type { PostedFigures } from './posted-figures.ts';

/** A shown result. */
export interface ShownOutcome {
  /** Outcome of the last submission without errors; null before the first. */
  outcome: Outcome | null;
  /** Errors of the last submission, by field. */
  fieldErrors: FieldErrors;
  /** Calculated in this page, by the server before hydration, or restored by Back. */
  origin: 'page' | 'server' | 'draft';
  /** Number of submits in this page. */
  attempt: number;
  /** A figure was changed since. */
  stale: boolean;
}

/** One form and its result. */
export interface CalculationState {
  /** The fields' initial values; a new key remounts the form. */
  initial: { key: number; values: Entries };
  typed: Entries;
  /** Legends of the folded groups that are open. */
  openGroups: readonly string[];
  /** The engine is being loaded. */
  waiting: boolean;
  shown: ShownOutcome | null;
}

export type CalculationAction =
  /** Figures of a shared link, or carried over from the estimate, replace those in the form. */
  | { type: 'fill'; values: Entries }
  | { type: 'input'; values: Entries }
  /** A figure has changed since the result. */
  | { type: 'outdate' }
  | { type: 'toggle'; legend: string; open: boolean }
  | { type: 'wait'; waiting: boolean }
  | { type: 'calculated'; outcome: Outcome };

/** A form and its result when the visitor left the page. */
export type Draft = Pick<CalculationState, 'openGroups' | 'shown'> & { values: Entries };

/** Returns the legends of the folded groups that contain one of the named fields. */
type FoldedGroupsWith = (fields: Readonly<Record<string, unknown>>) => readonly string[];

/** A form as it was left for another page, or else as it was posted before hydration. */
export function startOf(
  draft: Draft | undefined,
  posted: PostedFigures | null,
  foldedGroupsWith: FoldedGroupsWith,
): CalculationState {
  const values = draft?.values ?? posted?.values ?? {};
  return {
    initial: { key: 0, values },
    typed: values,
    openGroups: draft?.openGroups ?? foldedGroupsWith({ ...values, ...posted?.outcome?.fieldErrors }),
    waiting: false,
    shown: draft?.shown
      ? { ...draft.shown, origin: 'draft' }
      : posted?.outcome
        ? byServer(posted.outcome)
        : null,
  };
}

function byServer(outcome: Outcome): ShownOutcome {
  const { fieldErrors } = outcome;
  return {
    outcome: isRefused(outcome) ? null : outcome,
    fieldErrors,
    origin: 'server',
    attempt: 0,
    stale: false,
  };
}

export const isRefused = ({ fieldErrors }: Outcome) => Object.keys(fieldErrors).length > 0;

export const calculationReducer =
  (foldedGroupsWith: FoldedGroupsWith) =>
  (state: CalculationState, action: CalculationAction): CalculationState => {
    const { initial, openGroups, shown } = state;
    switch (action.type) {
      case 'fill': {
        const { values } = action;
        return {
          ...state,
          initial: { key: initial.key + 1, values },
          typed: values,
          openGroups: [...openGroups, ...foldedGroupsWith(values)],
        };
      }
      case 'input':
        return { ...state, typed: action.values };
      case 'outdate':
        return { ...state, shown: shown && { ...shown, stale: shown.outcome !== null } };
      case 'toggle': {
        const others = openGroups.filter((legend) => legend !== action.legend);
        return { ...state, openGroups: action.open ? [...others, action.legend] : others };
      }
      case 'wait':
        return { ...state, waiting: action.waiting };
      case 'calculated': {
        const { fieldErrors } = action.outcome;
        // An unreadable figure gives no result; the one before stays.
        const outcome = isRefused(action.outcome) ? (shown?.outcome ?? null) : action.outcome;
        return {
          ...state,
          waiting: false,
          openGroups: [...openGroups, ...foldedGroupsWith(fieldErrors)],
          shown: {
            outcome,
            fieldErrors,
            origin: 'page',
            attempt: (shown?.attempt ?? 0) + 1,
            stale: outcome !== null && outcome !== action.outcome,
          },
        };
      }
    }
  };
