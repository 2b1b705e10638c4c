/** The month as of which the site states the law, court fees and usual costs. */
export const asOf = 'November 2026';

/** The note on law, once on a page. */
export const generalInformation = `General information as of ${asOf}, not legal advice.`;

/** Stands beside every range of legal fees, because an advertised range binds the firm (RPC 7.1(l)). */
export const typicalFees = 'typical in New York, not our fees';

/** The time apart that is a ground for divorce (DRL section 170; chapter 673 of the Laws of 2025). */
export const livingApart =
  'six months in actions begun on or after February 17, 2026, one year in earlier ones';

/** The years of residence that count (DRL section 230). */
export const residencePeriod = 'counted continuously and immediately before the action is begun';

/** The end of child support (DRL section 240-d for the later one). */
export const childSupportEnd =
  'until age 21, unless the child is emancipated earlier; for certain dependents with developmental disabilities it can run to 26';

/** Time with a child in the child support formula (Bast v Rossoff, 1998; Baraby v Baraby, 1998). */
export const sharedTime =
  'Shared time gives no discount; with equal time, the parent with the higher income counts as non-custodial.';

/** The deductions from an income before the support formulas see it (DRL section 240(1-b)(b)(5)(vii), section 236(B)(5-a)(b)(4)). */
export const deductions = 'FICA, New York City or Yonkers tax and support paid for others';

/** The form of agreements between spouses (DRL section 236(B)(3)). */
export const acknowledged = 'signed and acknowledged like a deed';
