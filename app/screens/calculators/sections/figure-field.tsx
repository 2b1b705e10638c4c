import type { FigureField as FieldText } from '../../../../content/calculator-types.ts';
import { hintId, problemId } from '../ids.ts';

interface FigureFieldProps {
  field: FieldText;
  id: string;
  value: string;
  /** What is wrong with the value. Its place is there from the start, for the browser to fill. */
  problem: string | undefined;
}

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
        <div className="flex flex-wrap gap-x-6">
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
        <div className="figure-list">
          <select id={id} name={field.name} defaultValue={value} {...described} className="figure">
            {field.options?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m2 5 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </div>
      ) : field.kind === 'date' ? (
        <input id={id} type="date" name={field.name} defaultValue={value} {...described} className="figure" />
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
            className="figure"
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
    <div className={`figure-typed ${before ? 'figure-before' : 'figure-after'}`}>
      {children}
      <span aria-hidden="true">{before ?? after}</span>
    </div>
  );
}
