import type { ComponentProps, ReactNode } from 'react';
import { controlClass, labelClass, selectClass, textAreaClass } from './control.ts';

interface FieldFrame {
  id: string;
  label: string;
  /** The validation message; it replaces the hint in the description of the control. */
  error?: string | undefined;
  hint?: string;
}

type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** A line of text with label, hint and error. */
export function TextField({ id, label, error, hint, ...input }: TextFieldProps) {
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <input type="text" {...input} {...described(id, error, hint)} id={id} className={controlClass} />
    </Frame>
  );
}

type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextArea({ id, label, error, hint, ...textarea }: TextAreaProps) {
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <textarea {...textarea} {...described(id, error, hint)} id={id} className={textAreaClass} />
    </Frame>
  );
}

type SelectFieldProps = FieldFrame & {
  options: readonly { value: string; label: string }[];
} & Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'>;

export function SelectField({ id, label, error, hint, options, ...props }: SelectFieldProps) {
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <select {...props} {...described(id, error, hint)} id={id} className={selectClass}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

function described(id: string, error: string | undefined, hint: string | undefined) {
  if (error !== undefined) return { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
  return hint ? { 'aria-describedby': `${id}-hint` } : {};
}

interface FrameProps {
  id: string;
  label: string;
  error: string | undefined;
  hint: string | undefined;
  children: ReactNode;
}

function Frame({ id, label, error, hint, children }: FrameProps) {
  return (
    <div>
      <label htmlFor={id} className={`mb-1.5 ${labelClass}`}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The validation message of the control with this id. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p
      id={`${id}-error`}
      className="mt-1.5 border-l-2 border-alert pl-2.5 text-xs font-semibold text-alert wrap-anywhere"
    >
      {error}
    </p>
  );
}
