/** The tabs of /divorce-calculators/ in order: the values of its `calculator` parameter. */
export const CALCULATORS = ['alimony', 'child-support', 'asset-division'] as const;

export type Calculator = (typeof CALCULATORS)[number];

export const isCalculator = (name: unknown): name is Calculator =>
  (CALCULATORS as readonly unknown[]).includes(name);

/** The page's forms, by the value of their hidden field `form`, each with its tab. */
export const CALCULATIONS = {
  'alimony-estimate': 'alimony',
  'maintenance-worksheet': 'alimony',
  'child-support-estimate': 'child-support',
  'child-support-worksheet': 'child-support',
  'asset-division': 'asset-division',
} as const satisfies Record<string, Calculator>;

export type Calculation = keyof typeof CALCULATIONS;

/** Whether a form estimates, or is a worksheet of the statute: its value ends with that. */
export const isOfKind = (calculation: Calculation, kind: 'estimate' | 'worksheet'): boolean =>
  calculation.endsWith(kind);

export const isCalculation = (name: unknown): name is Calculation =>
  typeof name === 'string' && Object.hasOwn(CALCULATIONS, name);

/** The figures of one form as typed, by field name. */
export interface TypedFigures {
  calculation: Calculation;
  values: Record<string, string>;
}
