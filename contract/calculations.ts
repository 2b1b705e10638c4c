/** The tabs of /divorce-calculators/ in their order: the values of its `calculator` parameter. */
export const CALCULATORS = ['alimony', 'child-support', 'asset-division'] as const;

export type Calculator = (typeof CALCULATORS)[number];

export const isCalculator = (name: unknown): name is Calculator =>
  (CALCULATORS as readonly unknown[]).includes(name);

/** The forms of that page, by the value of their hidden field `form`, and the tab on which each stands. */
export const CALCULATIONS = {
  'alimony-estimate': 'alimony',
  'maintenance-worksheet': 'alimony',
  'child-support-estimate': 'child-support',
  'child-support-worksheet': 'child-support',
  'asset-division': 'asset-division',
} as const satisfies Record<string, Calculator>;

export type Calculation = keyof typeof CALCULATIONS;

export const isCalculation = (name: unknown): name is Calculation =>
  typeof name === 'string' && Object.hasOwn(CALCULATIONS, name);

/** What a visitor typed into the form of one calculation, by field name. */
export interface TypedFigures {
  calculation: Calculation;
  values: Record<string, string>;
}

/** The same, posted to the server without JavaScript. */
export interface PostedFigures extends TypedFigures {
  /** Why the server does not work them out, in a sentence; null where it does. */
  refused: string | null;
}

/** Dispatched on the window once the page can work calculations out; until then its first script holds them back. */
export const CALCULATORS_ALIVE = 'calculators-alive';
