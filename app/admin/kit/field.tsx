import type { ComponentProps, ReactNode } from 'react';
import { type RegisterOptions, useFormContext } from 'react-hook-form';
import { choiceClass, controlClass, labelClass, selectClass, textAreaClass } from './control.ts';

type Texts = Record<string, string>;
type Rules = RegisterOptions<Texts>;

interface FieldProps {
  id: string;
  /** The name of its value. */
  name: string;
  label: string;
  /** Replaced in the description of the control by the validation message. */
  hint?: string;
  /** Checks and conversions of its value. */
  rules?: Rules;
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** A line of text with label, hint and error. */
export function TextField({ id, name, label, hint, rules, ...input }: TextFieldProps) {
  const { error, ...control } = useField(name, rules);
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <input
        type="text"
        {...input}
        {...control}
        {...described(id, error, hint)}
        id={id}
        className={controlClass}
      />
    </Frame>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextArea({ id, name, label, hint, rules, ...textarea }: TextAreaProps) {
  const { error, ...control } = useField(name, rules);
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <textarea
        {...textarea}
        {...control}
        {...described(id, error, hint)}
        id={id}
        className={textAreaClass}
      />
    </Frame>
  );
}

type SelectFieldProps = FieldProps & {
  options: readonly { value: string; label: string }[];
};

export function SelectField({ id, name, label, hint, rules, options }: SelectFieldProps) {
  const { error, ...control } = useField(name, rules);
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <select {...control} {...described(id, error, hint)} id={id} className={selectClass}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** Trims the value. */
export const trimmed: Rules = { setValueAs: (typed: string) => typed.trim() };

/** One of the radio buttons of a name. */
export function Radio({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  const { register } = useFormContext();
  return (
    <label className="flex min-h-11 items-center gap-3 py-1 text-sm">
      <input type="radio" {...register(name)} value={value} className={choiceClass} />
      {children}
    </label>
  );
}

/** Registers a control with the form around it. */
export function useField(name: string, rules?: Rules) {
  const { register, formState } = useFormContext<Texts>();
  return { ...register(name, rules), error: formState.errors[name]?.message };
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
