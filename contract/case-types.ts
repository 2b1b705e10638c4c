/** The matters of the contact form (specification section 3), in the order shown. */
export const caseTypes = [
  { value: 'contested-divorce', label: 'Contested Divorce' },
  { value: 'uncontested-divorce', label: 'Uncontested Divorce' },
  { value: 'high-net-worth', label: 'High Net Worth Divorce' },
  { value: 'child-custody', label: 'Child Custody' },
  { value: 'child-support', label: 'Child Support' },
  { value: 'spousal-support', label: 'Spousal Support/Alimony' },
  { value: 'property-division', label: 'Property Division' },
  { value: 'prenuptial', label: 'Prenuptial Agreement' },
  { value: 'protective-order', label: 'Protective Order' },
  { value: 'criminal-defense', label: 'Criminal Defense' },
  { value: 'other', label: 'Other Legal Matter' },
] as const;

export type CaseType = (typeof caseTypes)[number];

/**
 * The label of a case type.
 * @param value the lead's case type; an unknown one is returned unchanged
 */
export function caseTypeLabel(value: string): string {
  return caseTypes.find((caseType) => caseType.value === value)?.label ?? value;
}
