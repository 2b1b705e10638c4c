import { caseTypeLabel } from '../../../contract/case-types.ts';

/** The label of a case type; an unknown slug becomes words: `domestic-violence` is "Domestic violence". */
export function caseTypeInWords(value: string): string {
  const label = caseTypeLabel(value);
  if (!/^[a-z]+(-[a-z]+)*$/.test(label)) return label;
  return label.charAt(0).toUpperCase() + label.slice(1).replaceAll('-', ' ');
}
