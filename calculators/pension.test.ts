import { describe, expect, it } from 'vitest';
import { dividePension, type PensionInput } from './pension.ts';

const names = { first: 'You', second: 'Your spouse' };
const equal = { first: 5_000, second: 5_000 };
const ofMine = (service: number, inMarriage: number): PensionInput => ({
  of: 'first',
  serviceHundredths: service * 100,
  inMarriageHundredths: inMarriage * 100,
});

describe('the share of a pension', () => {
  it('is the service in the marriage ÷ all service × the share of the other spouse', () => {
    expect(dividePension(ofMine(360, 216), equal, names)).toMatchObject({
      to: 'second',
      share: 3_000,
      step: {
        label: 'You: pension, the other’s share of each payment',
        formula: '216 ÷ 360 months × 50% = 30%',
        source: expect.stringContaining('61 NY2d 481'),
        discretion: true,
      },
    });
    const unequal = { first: 6_000, second: 4_000 };
    expect(dividePension(ofMine(360, 216), unequal, names)?.share).toBe(2_400);
    expect(dividePension({ ...ofMine(360, 216), of: 'second' }, unequal, names)).toMatchObject({
      to: 'first',
      share: 3_600,
    });
  });

  it('is rounded to a hundredth of a percent', () => {
    expect(dividePension(ofMine(300, 100), equal, names)?.share).toBe(1_667);
  });

  it('is none without service in the marriage', () => {
    expect(dividePension(ofMine(0, 0), equal, names)).toBeNull();
    expect(dividePension(ofMine(360, 0), equal, names)).toBeNull();
  });
});
