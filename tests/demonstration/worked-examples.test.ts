// The sums worked through in articles are those of the worksheets, which the articles send their readers to.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatDate } from '../../calculators/calendar.ts';
import { maintenance } from '../../calculators/maintenance.ts';
import { dollars, dollarsAndCents, perMonth } from '../../calculators/money.ts';
import { parametersOn } from '../../calculators/parameters.ts';
import { quickChildSupport } from '../../calculators/quick-child-support.ts';
import { type SupportWorksheetInput, supportWorksheet } from '../../calculators/support-worksheet.ts';
import { root } from '../../scripts/run.ts';

const cents = (amount: number) => Math.round(amount * 100);
const article = (slug: string) => readFileSync(join(root, 'content/firm/articles', `${slug}.md`), 'utf8');

function lawOn(date: string) {
  const law = parametersOn(date);
  if (!law) throw new Error(`no law on ${formatDate(date)}`);
  return law;
}

const noExpenses = {
  childCareCents: 0,
  healthInsuranceCents: 0,
  healthInsurancePaidBy: 'custodial',
  medicalCents: 0,
} as const;

/** @param deducted FICA and city tax of each, in dollars */
function family(
  payor: number,
  custodial: number,
  children: number,
  more: Partial<SupportWorksheetInput> & { deducted?: [number, number] } = {},
) {
  const { deducted: [ofPayor, ofCustodial] = [0, 0], ...rest } = more;
  const person = (income: number, deducted: number) => ({
    incomeCents: cents(income),
    ficaCents: cents(deducted),
    cityTaxCents: 0,
    livesInCity: false,
    otherSupportCents: 0,
    businessExpensesCents: 0,
    publicAssistanceCents: 0,
  });
  return supportWorksheet({
    people: { first: person(payor, ofPayor), second: person(custodial, ofCustodial) },
    names: { first: 'You', second: 'The other parent' },
    married: false,
    marriageHundredths: null,
    children,
    custodialParent: 'second',
    addOns: noExpenses,
    parameters: lawOn('2026-03-24'),
    ...rest,
  });
}

it('child support worked through to the last dollar', () => {
  const text = article('child-support-worked-through');
  const sum = family(120_000, 45_000, 2, {
    deducted: [13_000, 5_000],
    married: true,
    addOns: { ...noExpenses, childCareCents: cents(9_600), healthInsuranceCents: cents(2_400) },
  });
  const support = sum.childSupport;
  if (!support || !sum.maintenance) throw new Error('the worksheet has both parts');
  const { basicAnnualCents: basic, nonCustodialAddOnsCents: added, annualCents, monthlyCents } = support;
  for (const stated of [
    `| **Income as the law counts it** | **${dollars(sum.incomes.first)}** | **${dollars(sum.incomes.second)}** |`,
    `The lower is ${dollars(sum.maintenance.annualCents)} a year.`,
    `**${dollars(sum.incomesAfterMaintenance.first)}** | **${dollars(sum.incomesAfterMaintenance.second)}** |`,
    `**${dollars(basic)} a year, or ${dollars(perMonth(basic))} a month.**`,
    `is ${dollars(added)} a year, or ${dollars(perMonth(added))} a month.`,
    `**${dollarsAndCents(annualCents)}** | **${dollarsAndCents(monthlyCents)}** |`,
  ]) {
    expect(text).toContain(stated);
  }
  const quick = quickChildSupport({
    custodialIncomeCents: cents(45_000),
    nonCustodialIncomeCents: cents(120_000),
    children: 2,
    childCareCents: cents(9_600),
    healthInsuranceCents: cents(2_400),
    extraordinaryCents: 0,
  });
  const more = dollars(quick.monthlyCents - Math.round(monthlyCents / 100) * 100);
  expect(text).toContain(
    `${dollars(quick.monthlyCents)} a month, which is ${more} more than our two columns`,
  );
  expect(text).toContain(`${dollars(family(219_000, 170_000, 3).childSupport?.annualCents ?? 0)} a year`);
  expect(text).toContain(`**${dollars(family(24_000, 196_000, 3).childSupport?.annualCents ?? 0)} a year**`);
});

it.each([
  ['maintenance-three-couples', '2026-04-21', 150_000, 48_000, true],
  ['maintenance-three-couples', '2026-04-21', 150_000, 48_000, false],
  ['maintenance-three-couples', '2026-04-21', 246_000, 127_000, false],
  ['maintenance-three-couples', '2026-04-21', 30_000, 0, false],
  ['new-support-caps-march-2026', '2026-02-28', 300_000, 60_000, false],
  ['new-support-caps-march-2026', '2026-03-03', 300_000, 60_000, false],
] as const)(
  '%s: maintenance under the law of %s at %s and %s, with child support %s',
  (slug, date, payor, payee, paysChildSupport) => {
    const { annualCents } = maintenance({
      payorIncomeCents: cents(payor),
      payeeIncomeCents: cents(payee),
      payorPaysChildSupport: paysChildSupport,
      marriageHundredths: null,
      parameters: lawOn(date),
    });
    expect(article(slug)).toContain(dollars(annualCents));
  },
);
