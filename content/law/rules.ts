import * as periods from './periods.ts';

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

/** The spouses whom automatic orders bind, and from when (DRL section 236(B)(2)(b), 22 NYCRR 202.16-a). */
export const automaticOrdersBind =
  'bind the plaintiff on filing and the defendant on service, and breach can be contempt of court';

/** The time to answer divorce papers (CPLR 320(a), (b), 3012(a)-(c)). */
export const timeToAnswer =
  `If the papers were handed to you in New York, you have ${periods.answerHanded} days. If you were served in ` +
  `another way or outside the state, it is usually ${periods.answerOtherwise} days from when service is complete.`;

/** The answer to a summons without a complaint (CPLR 3012(b)). */
export const summonsWithNotice =
  'a summons with notice is met by a notice of appearance and a demand for the complaint';

/** The force of an order of protection (CPL 140.10(4), Penal Law sections 215.50, 215.51). */
export const orderBroken = 'Violating a stay-away order means arrest, and only the judge can change it.';

/** The time to appeal from a decision of Supreme Court (CPLR 5513). */
export const timeToAppeal =
  `As a rule it is ${periods.challenge} days from service of the order with notice of entry, ` +
  `${periods.challengeMailed} if it was served by mail.`;

/** The day from which support counts (DRL section 236(B)(5-a), (6), (7)(a); FCA section 449). */
export const supportCountsFrom =
  'Support generally counts from the day you ask for it in court, not from the day you needed it.';

/** Support between spouses without a divorce (FCA sections 412, 828(5)). */
export const supportWithoutDivorce =
  'Without a divorce you can ask Family Court for spousal support, with no filing fee, even while you live ' +
  'together, by the same formula. With a temporary order of protection the court may set a support date within ' +
  'seven business days.';

/** The support that can no longer be changed (DRL section 236(B)(9)(b), FCA section 451). */
export const arrearsStay = 'Arrears from before the filing cannot be cut.';

/** Prison and child support (FCA section 451). */
export const prison = 'Prison, as a rule, is not voluntary unemployment.';

/** The grounds for a change of child support (DRL section 236(B)(9)(b), FCA section 451). */
export const childSupportChange =
  'The grounds are a substantial change, or, unless your agreement says otherwise, three years since the order or ' +
  'a 15% change of either income. A loss of yours must be involuntary, with a diligent search for work.';

/** The recitals of an agreement on another amount of child support (DRL section 240(1-b)(h)). */
export const childSupportRecitals =
  'The agreement must say that you know the Child Support Standards Act, that its amount would presumably be ' +
  'right, what that amount is and why you depart from it; otherwise its child support terms can fail. A child’s ' +
  'support cannot be waived.';

/** The waiver of court fees (CPLR 1101). */
export const feeWaiver = 'The court can waive the fees (CPLR\u00a01101).';

/** The presumption on attorney’s fees (DRL section 237(a)). */
export const counselFees =
  'In a divorce the law presumes that the spouse with less money is owed attorney’s fees by the other, from the ' +
  'start of the case.';

/** The end and the change of maintenance (DRL section 236(B)(1)(a), (6)(f)(3), (9)(b)(1), section 248). */
export const maintenanceEnd =
  'Court-ordered maintenance ends when either of you dies or the payee remarries. A court may end it where the ' +
  'payee habitually lives with another person as a spouse. Other changes need a substantial change of ' +
  'circumstances, or extreme hardship where an agreement set the amount.';

/** The taxes on maintenance (Internal Revenue Code as amended in 2017, Tax Law section 612(w)). */
export const maintenanceTax =
  'Under judgments and agreements made after 2018, maintenance is no federal deduction for the payor and no ' +
  'federal income for the payee. New York still taxes the payee and lets the payor subtract it.';

/** The papers that a divorce does not revoke (Egelhoff v Egelhoff, 532 US 141). */
export const notRevoked =
  'employer retirement plans, employer (group) life insurance under ERISA, or the life insurance of federal ' +
  'employees and the military, where the form on file decides';

/** Health insurance after a divorce (COBRA, DRL section 255). */
export const healthCoverPeriods =
  `notice within ${periods.healthNotice} days of the divorce, then ${periods.healthElection} days to elect it, up to 36 ` +
  'months, at your own cost';

export const healthCover = `cover through a spouse’s employer can be continued (COBRA): ${healthCoverPeriods}`;

/** The rights of a divorce lawyer’s client (22 NYCRR 1400.2-1400.4, Part 137). */
export const clientRights =
  'Before anything is signed you receive the Statement of Client’s Rights and Responsibilities. The retainer ' +
  'agreement is in writing, no retainer is nonrefundable, a bill comes at least every 60 days, and a dispute about ' +
  'fees can go to arbitration.';

/** The petition of an abused spouse (8 USC 1154(a)(1)(A)(iii), (B)(ii)). */
export const ownPetition =
  'a petition of your own under the Violence Against Women Act (VAWA), after a divorce only within two years of it';
