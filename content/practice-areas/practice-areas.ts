import { alimony } from './alimony.ts';
import { childCustody } from './child-custody.ts';
import { childSupport } from './child-support.ts';
import { collaborativeDivorce } from './collaborative-divorce.ts';
import { contestedDivorce } from './contested-divorce.ts';
import { fathersRights } from './fathers-rights.ts';
import { highNetWorthDivorce } from './high-net-worth-divorce.ts';
import { lgbtFamilyLaw } from './lgbt-family-law.ts';
import { prenuptialAgreements } from './prenuptial-agreements.ts';
import { propertyDivision } from './property-division.ts';
import { separationAgreements } from './separation-agreements.ts';
import { spousalSupport } from './spousal-support.ts';
import type { PracticeArea } from './types.ts';
import { uncontestedDivorce } from './uncontested-divorce.ts';

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
