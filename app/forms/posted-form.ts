import { data, type RouterContextProvider, redirect } from 'react-router';
import { type ErrorCode, errorMessages, errorStatuses, type FieldErrors } from '../../contract/errors.ts';
import { pageRequestContext, refusedFormContext } from '../context.ts';

/** A form posted without JavaScript that was refused, with everything typed. */
export interface RefusedForm {
  form: string;
  values: Record<string, string>;
  /** A sentence for the top of the form; empty for a draft that another page posted. */
  error: string;
  fieldErrors: FieldErrors;
}

/** The text fields of a posted form, with LF line ends as typed: browsers send CR LF (HTML, "constructing the entry list"). */
export async function readPostedForm(request: Request): Promise<Record<string, string>> {
  const fields = await request.formData().catch(() => new FormData());
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [],
    ),
  );
}

/**
 * Runs a route's action for a posted form.
 *
 * The form's name and values are given back when it is refused.
 *
 * @param accept stores it and names the page to redirect to
 * @returns a redirect, or the refused form with the status of its error
 */
export async function handlePostedForm(
  context: Readonly<RouterContextProvider>,
  { form, values }: Pick<RefusedForm, 'form' | 'values'>,
  accept: () => Promise<string>,
) {
  const { postWaitSeconds, refusalOf } = context.get(pageRequestContext);
  const refuse = (
    code: ErrorCode,
    error = errorMessages[code],
    fieldErrors: FieldErrors = {},
    headers = {},
  ) => {
    context.set(refusedFormContext, true);
    return data<RefusedForm>({ form, values, error, fieldErrors }, { status: errorStatuses[code], headers });
  };
  try {
    const seconds = await postWaitSeconds('form');
    if (seconds !== null) {
      return refuse('too-many-requests', undefined, {}, { 'Retry-After': String(seconds) });
    }
    return redirect(await accept(), 303);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refuse(refusal.code, refusal.message, refusal.fieldErrors);
  }
}
