import type { CalculatorText, FigureKind } from '../../schema/calculator.ts';
import { alimonyEstimate, maintenanceWorksheet } from './forms-alimony.ts';
import { assetDivision } from './forms-assets.ts';
import { childSupportEstimate, childSupportWorksheet } from './forms-child-support.ts';

export const calculateLabel = 'Calculate';

/** The unit of a figure: as displayed before or after it, and as read out. */
export const figureUnits: Partial<Record<FigureKind, { before?: string; after?: string; spoken: string }>> = {
  amount: { before: '$', spoken: 'in dollars' },
  years: { after: 'years', spoken: 'in years' },
  months: { after: 'months', spoken: 'in months' },
  share: { after: '%', spoken: 'in percent' },
};

export const calculatorTexts: readonly CalculatorText[] = [
  {
    calculator: 'alimony',
    heading: 'Alimony, which the law calls maintenance',
    intro: 'What one spouse may pay the other while the case is pending and after the divorce.',
    calculations: [maintenanceWorksheet, alimonyEstimate],
  },
  {
    calculator: 'child-support',
    heading: 'Child support',
    intro: 'What the parent with whom the children do not live pays toward raising them.',
    calculations: [childSupportWorksheet, childSupportEstimate],
  },
  {
    calculator: 'asset-division',
    heading: 'Asset division',
    intro: 'What remains after debts, and how it comes out even.',
    calculations: [assetDivision],
  },
];
