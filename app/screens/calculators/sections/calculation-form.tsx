import { calculateLabel } from '../../../../content/calculator-forms.ts';
import type { CalculationText, FigureGroup } from '../../../../content/calculator-types.ts';
import { calculatorWaiting } from '../../../../content/calculator-waiting.ts';
import { CALCULATIONS, type PostedFigures } from '../../../../contract/calculations.ts';
import type { FieldErrors } from '../../../../contract/errors.ts';
import { paths } from '../../../../contract/paths.ts';
import { ErrorSummary } from '../../../lead-forms/error-summary.tsx';
import { button } from '../../../ui/button.ts';
import { controlId, resultId, summaryId } from '../ids.ts';
import { FigureField } from './figure-field.tsx';

interface CalculationFormProps {
  text: CalculationText;
  today: string;
  /** What was posted without JavaScript; null for an empty form. */
  posted: PostedFigures | null;
  /** What stands under a field in place of its own hint, by the field's name. */
  hints: Partial<Record<string, string>>;
  problems: FieldErrors;
}

/**
 * The figures of one calculation. The form is never rendered again in the browser, so nothing typed is lost; without
 * JavaScript it posts to its page (never GET: figures belong in no address and no log), which answers with the result.
 */
export function CalculationForm({ text, today, posted, hints, problems }: CalculationFormProps) {
  const { calculation, groups } = text;
  const hasProblems = Object.keys(problems).length > 0;
  const refused = posted?.refused ?? null;
  const values = posted?.values;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={`${paths.calculator(CALCULATIONS[calculation])}#${hasProblems ? calculation : resultId(calculation)}`}
      // The page's own messages say what is wrong, with and without JavaScript.
      noValidate
      autoComplete="off"
      data-calculation={calculation}
      data-today={today}
      // For the first script of the page (server/pages/late-hydration.ts) and the style sheet.
      data-waiting={calculatorWaiting}
      className="mt-8 space-y-8"
    >
      <input type="hidden" name="form" value={calculation} />
      <div id={summaryId(calculation)}>
        {hasProblems && (
          <ErrorSummary
            fieldErrors={problems}
            controlId={(name) => controlId(calculation, name)}
            attempt={0}
          />
        )}
        {refused !== null && (
          <p role="alert" className="border-oxblood border-l-4 bg-rose px-5 py-4 font-semibold">
            {refused}
          </p>
        )}
      </div>
      {groups.map((group) => (
        <Group key={group.legend} group={group} opened={group.fields.some(({ name }) => values?.[name])}>
          {group.fields.map((field) => (
            <FigureField
              key={field.name}
              field={field}
              hint={hints[field.name] ?? field.hint}
              id={controlId(calculation, field.name)}
              value={values?.[field.name] ?? (field.kind === 'date' ? today : (field.initial ?? ''))}
              problem={problems[field.name]?.join(' ')}
            />
          ))}
        </Group>
      ))}
      <button type="submit" className={button('primary', 'w-full sm:w-auto sm:min-w-56')}>
        {calculateLabel}
      </button>
    </form>
  );
}

interface GroupProps {
  group: FigureGroup;
  /** A folded group with something in it is shown open. */
  opened: boolean;
  children: React.ReactNode;
}

function Group({ group, opened, children }: GroupProps) {
  const fields = <div className={`figure-grid ${group.paired ? 'figure-pairs' : ''}`}>{children}</div>;
  if (group.folded) {
    return (
      <details open={opened} className="border-line border-y has-[+details]:mb-0 has-[+details]:border-b-0">
        <summary className="flex min-h-12 items-center justify-between gap-4 font-medium text-sm">
          {group.legend}
          <svg viewBox="0 0 16 16" className="turn size-3.5 shrink-0" aria-hidden="true">
            <path d="m2 5 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </summary>
        <div className="pb-6">
          {group.note && <p className="text-slate text-sm">{group.note}</p>}
          {fields}
        </div>
      </details>
    );
  }
  return (
    <fieldset>
      <legend className="w-full border-ink border-b pb-2 font-display text-xl">{group.legend}</legend>
      {fields}
    </fieldset>
  );
}
