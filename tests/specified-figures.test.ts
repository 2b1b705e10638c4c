import { expect, it } from 'vitest';
import { calculatorInfoCards, calculatorsPage } from '../content/calculators.ts';
import { privacyPage } from '../content/legal/privacy.ts';

it('the calculators show the filing fees of the specification, and the lower one beside its condition', () => {
  const fees = calculatorInfoCards.find(({ heading }) => heading === 'Filing fees')?.figures ?? [];
  expect(fees.map(({ figure }) => figure)).toEqual(['$210', '$125', '$95']);
  expect(fees[1]?.label).toMatch(/^Note of issue \(\$30 where .* was paid for\)$/);
});

it('the number of users says what was used', () => {
  const { label, number } = calculatorsPage.hero.usedBy;
  expect(`${label} ${number}`).toMatch(/calculators used by 10,000\+/i);
});

it('the privacy page has no text left to write', () => {
  expect(JSON.stringify(privacyPage)).not.toMatch(/"placeholder":|\[[A-Z][a-z]+ ?[a-z]*: /);
});
