import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Calculation } from '../../../../contract/calculations.ts';
import { calculate } from '../calculate.ts';
import { Pictures } from './pictures.tsx';
import { scaleOf } from './transfer-scale.ts';

const drawn = (calculation: Calculation, values: Record<string, string>) =>
  renderToStaticMarkup(<Pictures calculated={calculate({ calculation, values }, '2026-11-21').calculated} />);

describe('the cap in the picture of support over income', () => {
  /** The horizontal place of the line from top to bottom, in percent of the drawing. */
  const capLine = (picture: string) =>
    Number(/<line x1="([\d.]+)%" x2="\1%" y1="24" y2="174"/.exec(picture)?.[1]);
  const worksheet = {
    onDate: '2026-04-01',
    firstIncome: '200,000',
    firstFica: '0',
    maintenanceCap: '100,000',
  };

  it('is drawn at the cap without deductions', () => {
    const picture = drawn('maintenance-worksheet', worksheet);
    // The scale ends at half beyond the income.
    expect(capLine(picture)).toBeCloseTo(100 / 3, 1);
    expect(picture).toContain('Cap: $100,000<');
  });

  it('is drawn at the gross income that equals the cap after deductions', () => {
    const picture = drawn('maintenance-worksheet', {
      ...worksheet,
      firstFica: '15,000',
      firstCityTax: '5,000',
    });
    expect(capLine(picture)).toBeCloseTo(40, 1);
    expect(picture).toContain('Cap: $100,000, reached at an income of $120,000');
  });

  it('is drawn at the wages that equal the cap after the estimate of FICA', () => {
    const picture = drawn('maintenance-worksheet', { ...worksheet, firstFica: '' });
    // 100,000 ÷ (1 − 7.65%).
    expect(picture).toContain('Cap: $100,000, reached at an income of $108,283.70');
  });
});

describe('the scale of a payment', () => {
  it('begins at 0 unless a figure is negative', () => {
    const { zero, at, middle } = scaleOf([
      { beforeCents: 100, afterCents: 60 },
      { beforeCents: 40, afterCents: 80 },
    ]);
    expect([zero, at(100, 60), middle({ beforeCents: 100, afterCents: 60 })]).toEqual([
      0,
      { start: 60, width: 40 },
      80,
    ]);
  });

  it('has room for debts left of its zero', () => {
    const { zero, at } = scaleOf([
      { beforeCents: 300, afterCents: -50 },
      { beforeCents: -100, afterCents: 250 },
    ]);
    expect([zero, at(0, -100), at(-50, 300)]).toEqual([
      25,
      { start: 0, width: 25 },
      { start: 12.5, width: 87.5 },
    ]);
  });
});

it('debts above assets are drawn from a line at zero', () => {
  const owing = drawn('asset-division', { vehicles: '10,000', debts: '50,000', debtsKeptBy: 'first' });
  expect(owing).toContain('$0</text>');
  expect(owing).toContain('You: −$45,000 before, −$20,000 after.');
  expect(drawn('asset-division', { vehicles: '10,000' })).not.toContain('$0</text>');
});
