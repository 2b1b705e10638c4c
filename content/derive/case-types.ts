import { firm } from '#firm/identity.ts';
import { type CaseType, caseTypes } from '../../contract/case-types.ts';

/** The kinds of case that the forms offer: those that the firm names, by default all. */
export function offeredCaseTypes(
  named: Iterable<CaseType['value']> | undefined = firm.caseTypes,
): CaseType[] {
  const offered = named && new Set(named);
  return caseTypes.filter(({ value }) => !offered || offered.has(value));
}

/** The value of the offered kind of case that a practice area's slug begins with, or that its label names; or else empty. */
export function caseTypeOfArea(slug: string): string {
  const fitting = offeredCaseTypes().find(
    ({ value, label }) => slug.startsWith(value) || label.toLowerCase().includes(slug),
  );
  return fitting?.value ?? '';
}
