import type { ReactNode } from 'react';
import type { FigureField } from '../../../../content/schema/calculator.ts';

interface ChoiceFieldProps {
  field: FigureField;
  id: string;
  value: string;
  describedBy: string | undefined;
  /** The hint and error message. */
  children: ReactNode;
}

/** Radio buttons for a few answers. */
export function ChoiceField({ field, id, value, describedBy, children }: ChoiceFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">
        {field.of && <span className="sr-only">{field.of}: </span>}
        {field.label}
      </legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {field.options?.map((option, index) => (
          <label key={option.value} className="flex min-h-12 items-center gap-2.5 text-base leading-tight">
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={field.name}
              value={option.value}
              defaultChecked={value === option.value}
              aria-describedby={describedBy}
              className="size-5 shrink-0 accent-action"
            />
            {option.label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
