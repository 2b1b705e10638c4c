import { type FormEvent, type ReactNode, useRef } from 'react';
import {
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { describeError, fieldErrorsOf, reportFault } from './describe-error.ts';
import { ErrorAlert } from './error-alert.tsx';
import { useFocusRefused } from './focus.ts';
import { ToolButton, toolButton } from './tool-button.tsx';

export interface StaffFormProps<Values extends FieldValues>
  extends Pick<UseFormProps<Values>, 'defaultValues'> {
  /** Label of the submit button, at rest and while the form is submitted. */
  label: string;
  busyLabel: string;
  buttonClassName?: string;
  /** Replaces the submit button. */
  action?: ReactNode;
  actionsClassName?: string;
  className?: string;
  /**
   * A rejection is shown at the refused fields, or below all; a fault of our own code is logged, too. Not called again
   * until the promise is settled.
   */
  onSubmit: (values: Values, form: UseFormReturn<Values>) => Promise<unknown>;
  onChange?: (values: Values, form: UseFormReturn<Values>) => void;
  onCancel?: () => void;
  /** Fields of `field.tsx`, by the names of the values. */
  children: ReactNode;
}

/** A form with one mutation. Focuses the first refused field. */
export function StaffForm<Values extends FieldValues>({
  label,
  busyLabel,
  buttonClassName = toolButton('primary'),
  action,
  actionsClassName = '',
  className,
  onSubmit,
  onChange,
  onCancel,
  children,
  ...options
}: StaffFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({ ...options, reValidateMode: 'onSubmit', shouldFocusError: false });
  const { errors, isSubmitting, submitCount } = form.formState;
  useFocusRefused(element, submitCount);
  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values, form);
    } catch (error) {
      const refused = fieldErrorsOf(error) ?? { root: [describeError(error)] };
      for (const [name, [message = '']] of Object.entries(refused))
        form.setError(name as Path<Values>, { message });
      reportFault(error);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    // The error of a field that is not registered would prevent the submit.
    form.clearErrors();
    void send();
  };
  const button = action || (
    <button type="submit" aria-disabled={isSubmitting} className={buttonClassName}>
      {isSubmitting ? busyLabel : label}
    </button>
  );
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        onSubmit={submit}
        onChange={() => onChange?.(form.getValues(), form)}
        noValidate
        className={className}
      >
        {children}
        <ErrorAlert text={errors.root?.message} />
        {onCancel ? (
          <div className={`flex flex-wrap gap-3 ${actionsClassName}`}>
            {button}
            <ToolButton variant="outline" onClick={onCancel}>
              Cancel
            </ToolButton>
          </div>
        ) : (
          button
        )}
      </form>
    </FormProvider>
  );
}
