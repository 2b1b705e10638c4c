import type { RejectedForm } from '../../app/context.ts';
import { isCalculation, type TypedFigures } from '../../contract/calculations.ts';
import { CONTACT_DRAFT_FORM } from '../../contract/contact-draft.ts';
import { paths } from '../../contract/paths.ts';

const isPage = (pathname: string, path: string) => pathname === path || `${pathname}/` === path;

/**
 * What a calculator posts without JavaScript.
 *
 * @param data the posted fields; `form` says which calculation it is
 * @param page the path that the form was posted to
 * @returns null when it is no calculation, or not for this page
 */
export function readPostedFigures(data: FormData, page: string): TypedFigures | null {
  const calculation = data.get('form');
  if (!isPage(page, paths.divorceCalculators) || !isCalculation(calculation)) return null;
  const values: Record<string, string> = {};
  for (const [name, value] of data) {
    if (typeof value === 'string' && name !== 'form') values[name] = value;
  }
  return { calculation, values };
}

/**
 * A request that a calculation began: the contact form with the figures in its message, for the visitor to read,
 * change and send.
 *
 * @returns null when it is something else
 */
export function readBegunRequest(data: FormData, page: string): RejectedForm | null {
  const message = data.get('message');
  if (!isPage(page, paths.contact) || data.get('form') !== CONTACT_DRAFT_FORM) return null;
  if (typeof message !== 'string') return null;
  // Browsers send line breaks as CR LF (HTML, "constructing the entry list").
  const values = { message: message.replaceAll('\r\n', '\n') };
  return { form: 'contact', values, error: '', fieldErrors: {} };
}
