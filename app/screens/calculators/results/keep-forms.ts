import { allForms, fillForm, readForm } from './form-document.ts';
import { keptForms } from './kept-forms.ts';

const foldedGroupsOf = (form: HTMLFormElement) => [...form.querySelectorAll('details')];

/** Remembers every form of the document as it stands. */
export function keepForms(): void {
  for (const form of allForms()) {
    const typed = readForm(form);
    if (!typed) continue;
    keptForms.set(typed.calculation, {
      values: typed.values,
      opened: foldedGroupsOf(form).map(({ open }) => open),
      worked: form.closest('[data-section]')?.hasAttribute('data-worked') ?? false,
    });
  }
}

/**
 * Puts into the forms of a new rendering what stood in them when the page was left.
 *
 * @returns the forms that had a result
 */
export function returnForms(): HTMLFormElement[] {
  return [...allForms()].filter((form) => {
    const typed = readForm(form);
    const kept = typed && keptForms.get(typed.calculation);
    if (!kept) return false;
    fillForm(form, kept.values);
    foldedGroupsOf(form).forEach((group, index) => {
      group.open = kept.opened[index] ?? false;
    });
    return kept.worked;
  });
}
