import type { Dispatch, FormEventHandler, RefObject } from 'react';
import { calculateLabel } from '#law/calculators/forms.ts';
import { calculatorWaiting, nothingRequired } from '#law/calculators/page.ts';
import type { CalculationText } from '../../../../content/schema/calculator.ts';
import { CALCULATIONS } from '../../../../contract/calculations.ts';
import { paths } from '../../../../contract/paths.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { button } from '../../../ui/button.ts';
import type { CalculationAction, CalculationState } from '../calculation-state.ts';
import { initialValue } from '../form-values.ts';
import { controlId, resultId } from '../ids.ts';
import type { LawNotes } from '../law-texts.ts';
import { preloadEngine } from '../load-engine.ts';
import { FieldGroup } from './field-group.tsx';
import { FigureField } from './figure-field.tsx';

interface CalculationFormProps {
  text: CalculationText;
  today: string;
  state: CalculationState;
  dispatch: Dispatch<CalculationAction>;
  /** Texts beside a worksheet's fields. */
  law: LawNotes | null;
  /** The errors are listed above the fields. */
  hasSummary: boolean;
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: FormEventHandler<HTMLFormElement>;
    onInput: FormEventHandler<HTMLFormElement>;
  };
}

/** The fields of one calculation. Before hydration it is posted: GET would put figures in the URL. */
export function CalculationForm({
  text: { calculation, groups },
  today,
  state: { initialValues, openGroups, loading, fieldErrors, refusal, attempt },
  dispatch,
  law,
  hasSummary,
  formProps,
}: CalculationFormProps) {
  return (
    <form
      {...formProps}
      onFocus={preloadEngine}
      method="post"
      encType="multipart/form-data"
      action={`${paths.calculator(CALCULATIONS[calculation])}#${resultId(calculation)}`}
      // The page shows its own messages, with and without JavaScript.
      noValidate
      autoComplete="off"
      aria-busy={loading || undefined}
      data-calculation={calculation}
      className="mt-4 space-y-8"
    >
      <input type="hidden" name="form" value={calculation} />
      {/* The note of a sentence says it. */}
      {!groups.some(({ sentence }) => sentence) && <p className="text-muted text-sm">{nothingRequired}</p>}
      <div id={hasSummary || refusal !== null ? resultId(calculation) : undefined}>
        {hasSummary && (
          <ErrorSummary
            fieldErrors={fieldErrors}
            controlId={(name) => controlId(calculation, name)}
            attempt={attempt}
          />
        )}
        {refusal !== null && (
          <p role="alert" className="border-alert border-l-4 bg-alert-tint px-5 py-4 font-semibold">
            {refusal}
          </p>
        )}
      </div>
      {groups.map((group) => (
        <FieldGroup
          key={group.legend}
          group={group}
          open={openGroups.includes(group.legend)}
          onToggle={(open) => dispatch({ type: 'toggle', legend: group.legend, open })}
        >
          {group.fields.map((field) => (
            <FigureField
              key={field.name}
              field={field}
              hint={law?.hints[field.name] ?? field.hint}
              placeholder={law?.placeholders[field.name]}
              id={controlId(calculation, field.name)}
              value={initialValue(field, initialValues, today)}
              problem={fieldErrors[field.name]?.join(' ')}
            />
          ))}
        </FieldGroup>
      ))}
      <div>
        <button type="submit" className={button('primary', 'w-full sm:w-auto sm:min-w-56')}>
          {calculateLabel}
        </button>
        {loading && <p className="mt-3 text-muted text-sm">{calculatorWaiting}</p>}
      </div>
    </form>
  );
}
