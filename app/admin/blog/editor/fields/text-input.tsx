import { type ReactNode, useId } from 'react';
import { controlClass, labelClass, textAreaClass } from '../../../kit/control.ts';

interface TextInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** A text area with this many lines. */
  rows?: number;
  /** The number of characters that search engines show; turns the counter on. */
  shown?: number | undefined;
  type?: 'text' | 'datetime-local';
  /** The title of the post. */
  large?: boolean;
  required?: boolean;
}

/** A text field with its label, hint and error. */
export function TextInput(props: TextInputProps) {
  const { label, value, onChange, onBlur, hint, error, rows, shown, type = 'text', large = false } = props;
  const id = useId();
  const length = [...value].length;
  const shared = {
    id,
    value,
    onBlur,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-hint`,
    'aria-required': props.required,
    dir: 'auto',
  };
  return (
    <div className="min-w-0">
      <div className="flex justify-between gap-3">
        <label htmlFor={id} className={labelClass}>
          {label}
        </label>
        {shown && (
          <span
            className={`text-xs tabular-nums ${length > shown ? 'font-semibold text-ornament-text' : 'text-muted'}`}
          >
            {length} / {shown}
            <span className="sr-only"> characters</span>
          </span>
        )}
      </div>
      {rows ? (
        <textarea
          {...shared}
          rows={rows}
          onChange={({ target }) => onChange(target.value)}
          className={`mt-1 ${textAreaClass}`}
        />
      ) : (
        <input
          {...shared}
          type={type}
          onChange={({ target }) => onChange(target.value)}
          className={`mt-1 ${controlClass} ${large ? 'min-h-12! font-display text-2xl! max-sm:text-lg!' : ''}`}
        />
      )}
      <p id={`${id}-hint`} className="mt-1 text-xs text-muted wrap-anywhere">
        {error === undefined ? hint : <span className="font-medium text-alert">{error}</span>}
      </p>
    </div>
  );
}
