import { type Calculation, isCalculation, type TypedFigures } from '../../../../contract/calculations.ts';
import type { FieldErrors } from '../../../../contract/errors.ts';
import { controlId, hintId, lawId, problemId } from '../ids.ts';
import { lawBeside } from '../law-in-words.ts';

/** The forms of the document as it was sent: read, filled and marked in place, never rendered again. */

export const allForms = () => document.querySelectorAll<HTMLFormElement>('form[data-calculation]');

export function formOf(calculation: Calculation): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`form[data-calculation="${calculation}"]`);
}

/** A date that is half typed or on no calendar has no value of its own; blank would mean today. */
const UNREADABLE = '?';

/** @returns null for a form that is no calculation */
export function readForm(form: HTMLFormElement): TypedFigures | null {
  const { calculation } = form.dataset;
  if (!isCalculation(calculation)) return null;
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && name !== 'form') values[name] = value;
  }
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.validity.badInput) values[control.name] = UNREADABLE;
  }
  return { calculation, values };
}

/** Puts figures into their fields; a field that is not among them is blank or as it was at first. */
export function fillForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  form.reset();
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (
      !(control instanceof HTMLInputElement) &&
      !(control instanceof HTMLSelectElement) &&
      !isRadios(control)
    ) {
      continue;
    }
    if (control instanceof HTMLSelectElement && !hasOption(control, value)) continue;
    control.value = value;
    if (control instanceof HTMLElement) control.closest('details')?.setAttribute('open', '');
  }
}

/** A choice that a list does not offer, from a link that was changed by hand, would leave the list empty. */
const hasOption = ({ options }: HTMLSelectElement, value: string) =>
  [...options].some((option) => option.value === value);

const isRadios = (control: unknown): control is RadioNodeList => control instanceof RadioNodeList;

/** Says beside a worksheet which figures of the law its date stands for; other forms have no date. */
export function showLaw(form: HTMLFormElement): void {
  const { calculation, today = '' } = form.dataset;
  const date = form.elements.namedItem('onDate');
  if (!isCalculation(calculation) || !(date instanceof HTMLInputElement)) return;
  const { hints, remarks } = lawBeside(date.value, today);
  for (const [field, hint] of Object.entries(hints)) {
    const place = document.getElementById(hintId(controlId(calculation, field)));
    if (place) place.textContent = hint;
  }
  const paragraphs = remarks.map((sentence) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = sentence;
    return paragraph;
  });
  document.getElementById(lawId(calculation))?.replaceChildren(...paragraphs);
}

/** Says at each field what is wrong with it, and takes back what was said before. */
export function showProblems(form: HTMLFormElement, fieldErrors: FieldErrors): void {
  for (const control of form.querySelectorAll<HTMLElement>('[id][name]')) {
    const name = control.getAttribute('name') ?? '';
    const message = fieldErrors[name]?.join(' ');
    const place = document.getElementById(problemId(control.id));
    if (!place) continue;
    place.textContent = message ?? '';
    place.hidden = message === undefined;
    const described = [hintId(control.id), message && problemId(control.id)].filter(
      (id) => id && document.getElementById(id),
    );
    setOrRemove(control, 'aria-describedby', described.join(' '));
    setOrRemove(control, 'aria-invalid', message === undefined ? '' : 'true');
    if (message !== undefined) control.closest('details')?.setAttribute('open', '');
  }
}

function setOrRemove(element: Element, attribute: string, value: string): void {
  if (value) element.setAttribute(attribute, value);
  else element.removeAttribute(attribute);
}

/** Prints the sheet of one calculation and nothing else of the page. */
export function printOnly(calculation: Calculation): void {
  const section = document.getElementById(calculation);
  const root = document.documentElement;
  section?.setAttribute('data-printed', '');
  root.setAttribute('data-printing', '');
  window.addEventListener(
    'afterprint',
    () => {
      section?.removeAttribute('data-printed');
      root.removeAttribute('data-printing');
    },
    { once: true },
  );
  window.print();
}
