// Periods of the law, in days; pages put them into words, in English or Spanish.

/** To answer papers that were handed over in New York (CPLR 320(a), 3012(a)). */
export const answerHanded = 20;
/** To answer papers that were served otherwise, from when service is complete (CPLR 320(b), 3012(c)). */
export const answerOtherwise = 30;
/** To have the papers served (CPLR 306-b). */
export const serve = 120;
/** To appeal, reargue or object (CPLR 5513, 2221(d)(3); FCA 1113, 439(e)). */
export const challenge = 30;
/** The same, where the order came by mail. */
export const challengeMailed = 35;
/** To hand over the statement of net worth, from a demand (DRL 236(B)(4)(a)). */
export const netWorth = 20;
/** Until the preliminary conference, from the assignment to a judge (22 NYCRR 202.16(f)). */
export const preliminaryConference = 45;
/** To rescind an acknowledgment of parentage (FCA 516-a). */
export const rescindParentage = 60;
/** To give notice to the health plan of a spouse's employer after the divorce, and then to elect its cover (COBRA). */
export const healthNotice = 60;
export const healthElection = 60;
