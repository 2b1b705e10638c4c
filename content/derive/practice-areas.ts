import { alimony } from '#firm/practice-areas/alimony.ts';
import { childCustody } from '#firm/practice-areas/child-custody.ts';
import { childSupport } from '#firm/practice-areas/child-support.ts';
import { collaborativeDivorce } from '#firm/practice-areas/collaborative-divorce.ts';
import { contestedDivorce } from '#firm/practice-areas/contested-divorce.ts';
import { fathersRights } from '#firm/practice-areas/fathers-rights.ts';
import { highNetWorthDivorce } from '#firm/practice-areas/high-net-worth-divorce.ts';
import { lgbtFamilyLaw } from '#firm/practice-areas/lgbt-family-law.ts';
import { prenuptialAgreements } from '#firm/practice-areas/prenuptial-agreements.ts';
import { propertyDivision } from '#firm/practice-areas/property-division.ts';
import { separationAgreements } from '#firm/practice-areas/separation-agreements.ts';
import { spousalSupport } from '#firm/practice-areas/spousal-support.ts';
import { uncontestedDivorce } from '#firm/practice-areas/uncontested-divorce.ts';
import type { PracticeArea } from '../schema/practice-area.ts';

/** All practice areas by slug, in the order of the specification. Large; import it on the server only. */
export const practiceAreas: ReadonlyMap<string, PracticeArea> = new Map(
  [
    contestedDivorce,
    uncontestedDivorce,
    highNetWorthDivorce,
    childCustody,
    childSupport,
    propertyDivision,
    alimony,
    prenuptialAgreements,
    collaborativeDivorce,
    spousalSupport,
    fathersRights,
    separationAgreements,
    lgbtFamilyLaw,
  ].map((area) => [area.id, area]),
);
