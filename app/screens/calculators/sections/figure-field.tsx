import type { FigureField as FieldText } from '../../../../content/calculator-types.ts';
import { hintId, problemId } from '../ids.ts';

interface FigureFieldProps {
  field: FieldText;
  id: string;
  value: string;
  /** What is wrong with the value. Its place is there from the start, for the browser to fill. */
  problem: string | undefined;
}

const control =
  'block w-full min-h-12 rounded-sm border border-stone bg-white py-2.5 text-base tabular-nums transition-colors ' +
  'duration-150 hover:border-ink aria-invalid:border-oxblood aria-invalid:ring-1 aria-invalid:ring-oxblood';

const units = {
  amount: { before: '$', after: null },
  years: { before: null, after: 'years' },
  share: { before: null, after: '%' },
} as const;

/** One figure of a form: its label above, its unit in the field, its hint and its problem below. */
export function FigureField({ field, id, value, problem }: FigureFieldProps) {
  const described = {
    'aria-describedby':
      [field.hint && hintId(id), problem && problemId(id)].filter(Boolean).join(' ') || undefined,
    'aria-invalid': problem ? true : undefined,
  };
  const below = (
    <>
      {field.hint && (
        <p id={hintId(id)} className="mt-1.5 text-xs text-slate">
          {field.hint}
        </p>
      )}
      <p
        id={problemId(id)}
        hidden={!problem}
        className="mt-1.5 border-oxblood border-l-2 pl-2.5 font-medium text-oxblood text-sm"
      >
        {problem}
      </p>
    </>
  );
  if (field.kind === 'choice') {
    return (
      <fieldset>
        <legend className="mb-1.5 font-medium text-sm">{field.label}</legend>
        <div className="flex flex-wrap gap-x-7">
          {field.options?.map((option, index) => (
            <label key={option.value} className="flex min-h-12 items-center gap-2.5 text-base">
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name={field.name}
                value={option.value}
                defaultChecked={value === option.value}
                aria-describedby={described['aria-describedby']}
                className="size-5 accent-oxblood"
              />
              {option.label}
            </label>
          ))}
        </div>
        {below}
      </fieldset>
    );
  }
  return (
    <div className="flex flex-col">
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {field.of && <span className="sr-only">{field.of}: </span>}
        {field.label}
      </label>
      {field.kind === 'list' ? (
        <div className="relative">
          <select
            id={id}
            name={field.name}
            defaultValue={value}
            {...described}
            className={`${control} appearance-none pr-9 pl-3.5`}
          >
            {field.options?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <svg
            viewBox="0 0 16 16"
            className="pointer-events-none absolute top-1/2 right-3.5 size-3 -translate-y-1/2"
            aria-hidden="true"
          >
            <path d="m2 5 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </div>
      ) : field.kind === 'date' ? (
        <input
          id={id}
          type="date"
          name={field.name}
          defaultValue={value}
          {...described}
          className={`${control} px-3.5`}
        />
      ) : (
        <TypedFigure kind={field.kind}>
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            name={field.name}
            defaultValue={value}
            {...described}
            className={`${control} text-right ${field.kind === 'amount' ? 'pr-3.5 pl-8' : 'pr-16 pl-3.5'}`}
          />
        </TypedFigure>
      )}
      {below}
    </div>
  );
}

function TypedFigure({ kind, children }: { kind: keyof typeof units; children: React.ReactNode }) {
  const { before, after } = units[kind];
  return (
    <div className="relative">
      {children}
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute inset-y-0 flex items-center text-slate text-sm ${
          before ? 'left-3.5' : 'right-3.5'
        }`}
      >
        {before ?? after}
      </span>
    </div>
  );
}
