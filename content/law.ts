/** The month as of which the site states the law, court fees and usual costs. */
export const asOf = 'November 2026';

/** Stands beside every range of legal fees, because an advertised range binds the firm (RPC 7.1(l)). */
export const typicalFees = 'typical in New York, not our fees';

/** The time apart that is a ground for divorce (DRL section 170; chapter 673 of the Laws of 2025). */
export const livingApart =
  'six months in actions begun on or after February 17, 2026, one year in earlier ones';

/** Which years of residence count (DRL section 230). */
export const residencePeriod = 'counted continuously and immediately before the action is begun';

/** The end of child support (DRL section 240-d for the later one). */
export const childSupportEnd =
  'until age 21, unless the child is emancipated earlier; for certain dependents with developmental ' +
  'disabilities it can run to 26';

/** Time with a child in the child support formula (Bast v Rossoff, 1998; Baraby v Baraby, 1998). */
export const sharedTime =
  'Shared time gives no discount; with equal time, the parent with the higher income counts as non-custodial.';

/** What is taken off an income before the support formulas see it (DRL section 240(1-b)(b)(5)(vii), section 236(B)(5-a)(b)(4)). */
export const deductions = 'FICA, New York City or Yonkers tax and support paid for others';

/** The form of agreements between spouses (DRL section 236(B)(3)). */
export const acknowledged = 'signed and acknowledged like a deed';

/** The acts that automatic orders forbid, with their exceptions (DRL section 236(B)(2)(b)(1)-(5), 22 NYCRR 202.16-a). */
export const automaticOrders =
  'No transfers of property, and no unreasonable debt (a credit line on the home, cash advances), except in ' +
  'the usual course of business, for customary household expenses or for reasonable attorney’s fees of the ' +
  'case. Retirement funds, beneficiaries and insurance stay untouched unless the other spouse agrees in ' +
  'writing or the court permits it; a pension already being paid goes on.';

/** The automatic orders in brief, after the words "automatic orders". */
export const automaticOrdersForbid =
  'forbid transfers of property and unreasonable debt beyond business as usual, household expenses and ' +
  'attorney’s fees of the case, and any change of retirement funds, beneficiaries or insurance without ' +
  'written consent or the court’s permission';

/** Whom automatic orders bind, and from when (DRL section 236(B)(2)(b), 22 NYCRR 202.16-a). */
export const automaticOrdersBind =
  'bind the plaintiff on filing and the defendant on service, and breach can be contempt of court';
