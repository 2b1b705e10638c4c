/** The close of a no-fault divorce (DRL section 170(7)). */
export const noFaultCondition =
  'One of you swears to it, and there is no judgment until property, support, fees and the children’s ' +
  'arrangements are settled or decided.';

const guidelineHolds =
  'Up to the cap the guideline is what the court orders, unless it finds it unjust or inappropriate on listed factors';

/** The force of the maintenance guideline (DRL section 236(B)(5-a)(h), (6)(e)). */
export const maintenanceGuideline = `${guidelineHolds}; above it, the factors decide.`;

/** The force of the child support guideline (DRL section 240(1-b)(c)(3), (f); Cassano v Cassano, 85 NY2d 649). */
export const childSupportGuideline = `${guidelineHolds}; above it, the court may apply the percentage, the factors or both.`;
