import { expect, it } from 'vitest';
import { calculatorInfoCards, calculatorsPage } from '../content/calculators.ts';
import { privacyPage } from '../content/legal/privacy.ts';

it('the calculators show the filing fees of the specification, and the lower one beside its condition', () => {
  const fees = calculatorInfoCards.find(({ heading }) => heading === 'Filing fees')?.figures ?? [];
  expect(fees).toEqual([
    { label: 'Index number', figure: '$210' },
    { label: 'Request for judicial intervention', figure: '$95' },
    { label: expect.stringMatching(/^Note of issue \(\$30 if /), figure: '$125' },
  ]);
});

it('the number of users says what was used', () => {
  const { label, number, unit } = calculatorsPage.hero.usedBy;
  expect(`${label} ${number} ${unit}`).toMatch(/calculators used by 10,000\+ people/i);
});

it('the privacy page has no text left to write', () => {
  expect(JSON.stringify(privacyPage)).not.toMatch(/"\[/);
});
