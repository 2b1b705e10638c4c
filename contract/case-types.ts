/** The matters a visitor can choose on the contact form (specification section 3), in the order shown. */
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

/**
 * The words staff read for a case type.
 * @param value what the lead carries; a value that is not in the list is shown as it is
 */
export function caseTypeLabel(value: string): string {
  return caseTypes.find((caseType) => caseType.value === value)?.label ?? value;
}
