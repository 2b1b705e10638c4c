import type { Page } from '@playwright/test';

/** Runs in the page: finds forms that require something and do not say so in sight, or say something else. */
function lookAtForms(): string[] {
  return [...document.forms].flatMap((form) => {
    const fields = [...form.elements].filter(
      (one): one is HTMLInputElement =>
        one.matches('input, select, textarea') &&
        !one.matches('[type=hidden], [type=search], [type=radio], [type=checkbox], [tabindex="-1"]') &&
        // A screen whose session has ended waits unseen.
        one.checkVisibility({ visibilityProperty: true }),
    );
    const required = fields.filter((one) => one.required || one.ariaRequired === 'true');
    // biome-ignore lint/performance/useDomNodeTextContent: only text in sight counts
    const text = form.innerText;
    const found: string[] = [];
    if (required.length > 0 && !/required/.test(text)) found.push('does not say what is required');
    if (/(All|Both) fields are required/.test(text) && required.length < fields.length) {
      found.push('requires less than it says');
    }
    if (/Every field is optional/.test(text) && required.length > 0) found.push('requires more than it says');
    return found.map((problem) => `${form.outerHTML.slice(0, 160)} ${problem}`);
  });
}

/** Finds forms whose sentence on required fields does not fit them. Fields that a sentence names are not compared. */
export const requirementProblems = (page: Page): Promise<string[]> => page.evaluate(lookAtForms);
