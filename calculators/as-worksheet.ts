import type { Entries } from './form-fields.ts';
import type { Side } from './sides.ts';

/** The visitor's side in a quick estimate. */
export type Role = 'payor' | 'payee';

type Estimate = 'alimony-estimate' | 'child-support-estimate';

/** The sides in a worksheet, where the first person fills in the form. */
const sidesFor = (you: Role): Record<Role, Side> =>
  you === 'payor' ? { payor: 'first', payee: 'second' } : { payor: 'second', payee: 'first' };

/**
 * Converts the form of a quick estimate into entries of its statutory worksheet, as typed.
 *
 * Alimony: the form does not ask how many children there are; one is assumed, because their number does not change
 * maintenance. Child support: the payor is the non-custodial parent; without maintenance, which the form leaves out;
 * extraordinary expenses count as medical ones.
 */
export function asWorksheet({ calculation, values }: { calculation: Estimate; values: Entries }, you: Role) {
  const { payor, payee } = sidesFor(you);
  const blank = (name: string) => values[name] ?? '';
  if (calculation === 'alimony-estimate') {
    return {
      calculation: 'maintenance-worksheet' as const,
      values: {
        youEarn: you === 'payor' ? 'more' : 'less',
        [`${payor}Income`]: blank('payorIncome'),
        [`${payee}Income`]: blank('payeeIncome'),
        marriageLength: blank('marriageLength'),
        numberOfChildren: values.hasChildren === 'yes' ? '1' : '0',
        custodialParent: payee,
      } as Record<string, string>,
    };
  }
  return {
    calculation: 'child-support-worksheet' as const,
    values: {
      [`${payee}Income`]: blank('custodialIncome'),
      [`${payor}Income`]: blank('nonCustodialIncome'),
      numberOfChildren: blank('numberOfChildren'),
      childcareExpenses: blank('childcareExpenses'),
      healthInsurance: blank('healthInsurance'),
      medicalExpenses: blank('extraordinaryExpenses'),
      custodialParent: payee,
      married: 'no',
    } as Record<string, string>,
  };
}
