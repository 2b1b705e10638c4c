import type { Entries } from '../../../calculators/form-fields.ts';
import type { FigureGroup } from '../../../content/schema/calculator.ts';
import type { FieldErrors } from '../../../contract/errors.ts';
import { foldedGroupsWith } from './form-values.ts';
import type { Outcome } from './outcome.ts';
import type { PostedFigures } from './posted-figures.ts';

/** One form and its result. */
export interface CalculationState {
  /** Remounts the form with its initial values; 0 until figures are filled in. */
  formKey: number;
  initialValues: Entries;
  /** The figures in the form. */
  typed: Entries;
  /** Legends of the folded groups that are open. */
  openGroups: readonly string[];
  /** The engine is being loaded. */
  loading: boolean;
  /** State of the last submission: none yet, a result, a result whose figures have changed since, or errors. */
  status: 'idle' | 'done' | 'stale' | 'errors';
  /** Outcome of the last submission without errors; null before the first. */
  outcome: Outcome | null;
  /** Errors of the last submission, by field. */
  fieldErrors: FieldErrors;
  /** Why the server did not calculate the posted form. */
  refusal: string | null;
  /** Calculated in this page, rendered by the server, or restored from a draft. */
  origin: 'page' | 'server' | 'draft';
  /** Number of submits in this page. */
  attempt: number;
}

/** Events of a form; `opened` are the legends of folded groups that they open. */
export type CalculationAction =
  /** Figures of a shared link, or carried over from the estimate, replace those in the form. */
  | { type: 'fill'; values: Entries; opened: readonly string[] }
  | { type: 'type'; values: Entries }
  /** A figure was changed since the result. */
  | { type: 'outdate' }
  | { type: 'toggle'; legend: string; open: boolean }
  /** Calculate was pressed before the engine was loaded. */
  | { type: 'load' }
  | { type: 'failed' }
  | { type: 'calculated'; outcome: Outcome; opened: readonly string[] };

/** A figure could not be read, so that no result is shown. */
export const hasErrors = ({ fieldErrors }: Outcome) => Object.keys(fieldErrors).length > 0;

interface Sources {
  /** The state when the visitor left the page. */
  draft: CalculationState | undefined;
  /** This form, when it was posted before hydration. */
  posted: PostedFigures | null;
  groups: readonly FigureGroup[];
  /** YYYY-MM-DD, in the firm's zone. */
  today: string;
}

export function initialState({ draft, posted, groups, today }: Sources): CalculationState {
  if (draft) {
    const { typed } = draft;
    return { ...draft, formKey: 0, initialValues: typed, loading: false, refusal: null, origin: 'draft' };
  }
  const { values = {}, outcome = null, refusal = null } = posted ?? {};
  const fieldErrors = outcome?.fieldErrors ?? {};
  const isRefused = outcome !== null && hasErrors(outcome);
  return {
    formKey: 0,
    initialValues: values,
    typed: values,
    openGroups: foldedGroupsWith({ ...values, ...fieldErrors }, groups, today),
    loading: false,
    status: isRefused ? 'errors' : outcome ? 'done' : 'idle',
    outcome: isRefused ? null : outcome,
    fieldErrors,
    refusal,
    origin: 'server',
    attempt: 0,
  };
}

export function reduceCalculation(state: CalculationState, action: CalculationAction): CalculationState {
  switch (action.type) {
    case 'fill':
      return {
        ...state,
        formKey: state.formKey + 1,
        initialValues: action.values,
        typed: action.values,
        openGroups: [...state.openGroups, ...action.opened],
        status: state.status === 'done' ? 'stale' : state.status,
      };
    case 'type':
      return { ...state, typed: action.values };
    case 'outdate':
      return state.status === 'done' ? { ...state, status: 'stale' } : state;
    case 'toggle': {
      const others = state.openGroups.filter((legend) => legend !== action.legend);
      return { ...state, openGroups: action.open ? [...others, action.legend] : others };
    }
    case 'load':
      return { ...state, loading: true };
    case 'failed':
      return { ...state, loading: false };
    case 'calculated': {
      const isRefused = hasErrors(action.outcome);
      return {
        ...state,
        openGroups: [...state.openGroups, ...action.opened],
        loading: false,
        status: isRefused ? 'errors' : 'done',
        // With errors, the result before stays.
        outcome: isRefused ? state.outcome : action.outcome,
        fieldErrors: action.outcome.fieldErrors,
        refusal: null,
        origin: 'page',
        attempt: state.attempt + 1,
      };
    }
  }
}
