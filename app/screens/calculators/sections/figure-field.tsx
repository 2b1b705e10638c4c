import { figureUnits } from '#law/calculators/forms.ts';
import type { FigureField as FieldText } from '../../../../content/schema/calculator.ts';
import { hintId, problemId } from '../ids.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './figure-field.module.css';

interface FigureFieldProps {
  field: FieldText;
  hint: string | undefined;
  /** The estimate used for a blank field. */
  placeholder: string | undefined;
  id: string;
  value: string;
  /** Error message for the value. */
  problem: string | undefined;
}

/**
 * A field with its label above, its unit inside, its hint and error message below; in a sentence between its words.
 */
export function FigureField({ field, hint, placeholder, id, value, problem }: FigureFieldProps) {
  const describedBy = [hint && hintId(id), problem && problemId(id)].filter(Boolean).join(' ') || undefined;
  const below = (
    <>
      {hint && (
        <p id={hintId(id)} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
      <p
        id={problemId(id)}
        hidden={!problem}
        className="mt-1.5 border-alert border-l-2 pl-2.5 font-medium text-alert text-sm"
      >
        {problem}
      </p>
    </>
  );
  if (field.kind === 'choice') {
    return (
      <ChoiceField field={field} id={id} value={value} describedBy={describedBy}>
        {below}
      </ChoiceField>
    );
  }
  const unit = figureUnits[field.kind];
  const spokenUnit = unit && <span className="sr-only"> ({unit.spoken})</span>;
  const control = {
    id,
    name: field.name,
    defaultValue: value,
    'aria-describedby': describedBy,
    'aria-invalid': problem ? true : undefined,
    className: styles.figure,
  };
  const blank =
    field.kind === 'list' ? (
      <span className={styles.list}>
        <select {...control}>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m2 5 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </span>
    ) : field.kind === 'date' ? (
      <input type="date" {...control} />
    ) : (
      <span className={`${styles.typed} ${unit?.before ? styles.before : styles.after}`}>
        <input type="text" inputMode="decimal" autoComplete="off" placeholder={placeholder} {...control} />
        <span aria-hidden="true">{unit?.before ?? unit?.after}</span>
      </span>
    );
  if (field.said) {
    return (
      <div className={styles.said}>
        <label htmlFor={id}>
          {field.said.before}
          {spokenUnit}
        </label>{' '}
        {blank}
        {field.said.after} {below}
      </div>
    );
  }
  return (
    <div className="flex flex-col">
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {field.of && <span className="sr-only">{field.of}: </span>}
        {field.label}
        {spokenUnit}
      </label>
      {blank}
      {below}
    </div>
  );
}
