import { missingInformationToast } from '../../content/interface/lead-forms.ts';
import type { FieldErrors } from '../../contract/errors.ts';
import { toastStore } from '../ui/toast-store.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls that a visitor fills in. */
export function typedControls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input:not([type=hidden]), textarea, select')];
}

export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** The texts of several fields by name. */
export function textsOf<Name extends string>(data: FormData, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, textOf(data, name)])) as Record<Name, string>;
}

const isBlank = ({ value }: Control) => value.trim() === '';

/**
 * Checks a form by its own markup (`required`, `type`, `pattern`) and shows the toast for missing information.
 *
 * @param mayBeBlank the name of a field that is marked as required, but may be sent blank
 * @returns the browser's messages by field name
 */
export function checkRequired(form: HTMLFormElement, mayBeBlank: string | undefined): FieldErrors {
  const checked = typedControls(form).filter((control) => control.name !== mayBeBlank || !isBlank(control));
  const missing = checked.filter((control) => control.required && isBlank(control));
  // A name without its second half does not match its pattern.
  const incomplete = checked.filter(({ validity }) => validity.patternMismatch);
  if (missing.length + incomplete.length > 0) toastStore.add(missingInformationToast);
  // The browser has a message only for an empty field; blanks count as missing too.
  for (const control of missing) control.value = '';
  return messagesOf(checked);
}

/** The browser's messages by field name; the title of a field whose pattern does not match. */
function messagesOf(controls: readonly Control[]): FieldErrors {
  const invalid = controls.filter(({ validity }) => !validity.valid);
  return Object.fromEntries(
    invalid.map(({ name, validity, title, validationMessage }) => [
      name,
      [validity.patternMismatch ? title : validationMessage],
    ]),
  );
}

/** Checks a form by its own markup. */
export const fieldMessages = (form: HTMLFormElement): FieldErrors => messagesOf(typedControls(form));
