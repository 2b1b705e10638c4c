import type { ComponentProps, ReactNode } from 'react';

/** The background: paper or a dark band. */
export type FieldTone = 'light' | 'dark';

interface FieldFrame {
  id: string;
  label: string;
  /** The validation message, linked to the control for assistive technology. */
  error?: string | undefined;
  tone?: FieldTone;
  /** Classes of the whole field, e.g. for its grid column. */
  className?: string;
}

const controlClasses =
  'block w-full min-h-12 rounded-sm border px-3.5 py-2.5 text-base transition-colors ' +
  'aria-invalid:border-2 aria-invalid:px-[0.8125rem]';

const controlTones: Record<FieldTone, string> = {
  light: 'border-line-strong bg-panel text-text hover:border-text aria-invalid:border-alert',
  dark: 'border-on-band-muted/70 bg-band-deep text-on-band scheme-dark hover:border-on-band aria-invalid:border-on-band-alert',
};

const labelTones: Record<FieldTone, string> = { light: 'text-text', dark: 'text-on-band' };

const errorTones: Record<FieldTone, string> = {
  light: 'border-alert text-alert',
  dark: 'border-on-band-alert text-on-band-alert',
};

const errorId = (id: string) => `${id}-error`;

function invalidProps(id: string, error: string | undefined) {
  return error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId(id) };
}

function Frame({
  id,
  label,
  error,
  tone = 'light',
  className = '',
  children,
}: FieldFrame & { children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className={`mb-1.5 block text-sm font-medium ${labelTones[tone]}`}>
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p id={errorId(id)} className={`mt-1.5 border-l-2 pl-2.5 text-sm font-medium ${errorTones[tone]}`}>
          {error}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField({ id, label, error, tone = 'light', className = '', ...input }: TextFieldProps) {
  return (
    <Frame id={id} label={label} error={error} tone={tone} className={className}>
      <input
        type="text"
        {...input}
        {...invalidProps(id, error)}
        id={id}
        className={`${controlClasses} ${controlTones[tone]}`}
      />
    </Frame>
  );
}

type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextArea({ id, label, error, tone = 'light', className = '', ...textarea }: TextAreaProps) {
  return (
    <Frame id={id} label={label} error={error} tone={tone} className={className}>
      <textarea
        rows={5}
        {...textarea}
        {...invalidProps(id, error)}
        id={id}
        className={`${controlClasses} field-sizing-content min-h-32 resize-y ${controlTones[tone]}`}
      />
    </Frame>
  );
}

interface Option {
  value: string;
  label: string;
}

type SelectFieldProps = FieldFrame & { prompt: string; options: readonly Option[] } & Omit<
    ComponentProps<'select'>,
    'id' | 'className' | 'children'
  >;

/** A select with label and error; its first, empty option is the prompt. */
export function SelectField({
  id,
  label,
  error,
  tone = 'light',
  className = '',
  prompt,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Frame id={id} label={label} error={error} tone={tone} className={className}>
      <div className="relative">
        <select
          {...select}
          {...invalidProps(id, error)}
          id={id}
          className={`${controlClasses} appearance-none pr-11 ${controlTones[tone]}`}
        >
          <option value="">{prompt}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <svg
          viewBox="0 0 16 16"
          className="pointer-events-none absolute top-1/2 right-4 size-3.5 [translate:0_-50%]"
          aria-hidden="true"
        >
          <path d="m2 5 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </div>
    </Frame>
  );
}
