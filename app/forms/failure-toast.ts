import type { LeadFormText } from '../../content/schema/form.ts';
import { toastStore } from '../ui/toast-store.ts';
import type { FormProblem } from './form-problem.ts';

/**
 * Shows in a toast why a lead form was not sent. Errors of fields are shown beside them instead; missing ones have a toast
 * of their own (typed-fields.ts).
 */
export function showFailure(problem: FormProblem, { failure }: LeadFormText): FormProblem {
  const blamesFields = Object.keys(problem.fieldErrors).length > 0;
  if (!blamesFields) toastStore.add({ ...failure, description: problem.error });
  return problem;
}
