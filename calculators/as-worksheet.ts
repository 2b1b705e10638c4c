import type { Entries } from './form-fields.ts';

/** Copies entries under other names; a missing one stays blank. */
function renamed(entries: Entries, names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([from, to]) => [to, entries[from] ?? '']));
}

/**
 * Converts the quick alimony form into entries of the maintenance worksheet, as typed. The first person is the payor.
 * The form does not ask how many children there are: one stands for all, because their number does not change
 * maintenance.
 */
export function alimonyAsWorksheet(entries: Entries): Record<string, string> {
  const children = entries.hasChildren === 'yes' ? '1' : '0';
  return {
    ...renamed(entries, {
      payorIncome: 'firstIncome',
      payeeIncome: 'secondIncome',
      marriageLength: 'marriageLength',
    }),
    numberOfChildren: children,
    custodialParent: 'second',
  };
}

/**
 * Converts the quick child support form into entries of the child support worksheet, as typed. The first person is the
 * custodial parent. Without maintenance, of which the form does not ask; extraordinary expenses count as medical ones.
 */
export function childSupportAsWorksheet(entries: Entries): Record<string, string> {
  return {
    ...renamed(entries, {
      custodialIncome: 'firstIncome',
      nonCustodialIncome: 'secondIncome',
      numberOfChildren: 'numberOfChildren',
      childcareExpenses: 'childcareExpenses',
      healthInsurance: 'healthInsurance',
      extraordinaryExpenses: 'medicalExpenses',
    }),
    custodialParent: 'first',
    married: 'no',
  };
}
