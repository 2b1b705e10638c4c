import { lawFigures } from '../../calculators/law-figures.ts';
import {
  asOf,
  automaticOrders,
  automaticOrdersBind,
  automaticOrdersForbid,
  livingApart,
  residencePeriod,
  typicalFees,
} from '../../content/law.ts';
import { publicPages } from '../../content/pages.ts';
import { paths } from '../../contract/paths.ts';
import type { FactRule } from './contradictions.ts';

const areas = (...slugs: string[]) => slugs.map(paths.practiceArea);
const articles = (...slugs: string[]) => slugs.map(paths.article);
const separationPages = [paths.home, paths.procedures, paths.glossary, ...areas('separation-agreements')];
const exactly = (text: string) => new RegExp(RegExp.escape(text));

const grounds: readonly FactRule[] = [
  { fact: 'the time of living apart', on: separationPages, says: exactly(livingApart) },
  {
    fact: 'living apart is six months since February 17, 2026',
    never: /living apart for (?:one|a) year|one year of living apart/i,
    wrong: 'Living apart for one year under a separation agreement is a ground.',
  },
  {
    fact: 'legal separation has a no-fault ground',
    on: separationPages,
    says: /legal separation.{0,20} now has a no-fault ground[^.]*§ 200/i,
  },
  {
    fact: 'a separation agreement must be performed and filed to be a ground',
    on: separationPages,
    says: /substantially performed.{0,70}county clerk/,
  },
];

const residence: readonly FactRule[] = [
  {
    fact: 'years of residence are continuous and immediately before the action',
    where:
      /lived (?:here|in New York) for two years|two years(?: of residence|, or one year)|residence, with no other/gi,
    says: exactly(residencePeriod),
    within: 500,
    wrong: 'It is enough that either of you has lived here for two years.',
  },
  {
    fact: 'years of residence are continuous and immediately before the action',
    on: articles('can-we-divorce-in-new-york'),
    says: /continuous, and they are the ones immediately before the action is begun/,
  },
  {
    fact: 'venue is where a party or a minor child lives (CPLR 515)',
    on: [paths.courts, paths.procedures, paths.glossary, ...articles('can-we-divorce-in-new-york')],
    says: /minor child of the marriage.{0,60}CPLR 515|CPLR 515.{0,120}minor child of the marriage/,
  },
];

const agreements: readonly FactRule[] = [
  {
    fact: 'agreements between spouses are acknowledged like a deed',
    on: [
      ...[paths.home, paths.procedures, paths.forms, paths.glossary],
      ...areas('alimony', 'child-support', 'collaborative-divorce', 'prenuptial-agreements'),
      ...areas('separation-agreements', 'uncontested-divorce'),
      ...articles('child-support-worked-through', 'contested-divorce-month-by-month'),
      ...articles('first-holidays-in-two-homes', 'first-three-days-after-the-news'),
      ...articles('how-to-read-a-settlement-offer', 'maintenance-three-couples'),
      ...articles('what-mediation-asks-of-you', 'when-you-think-the-judge-was-wrong'),
    ],
    says: /acknowledged? .{0,40}(?:like|as (?:you would )?for) a deed/,
  },
  {
    fact: 'a signature alone makes no agreement between spouses',
    never: /(?:written down|read, corrected)(?:,| and) signed(?: and shown|, and the contested)/i,
    wrong: 'In a divorce it is written down, signed and shown to the court.',
  },
];

const procedure: readonly FactRule[] = [
  {
    fact: 'automatic orders bind',
    on: [
      ...[paths.procedures, paths.forms, paths.glossary],
      ...areas('contested-divorce', 'property-division', 'high-net-worth-divorce', 'spousal-support'),
    ],
    says: exactly(automaticOrdersBind),
  },
  {
    fact: 'automatic orders bind, and these are their exceptions',
    on: articles('served-with-divorce-papers', 'contested-divorce-month-by-month'),
    says: /automatic orders.{0,200}bind the plaintiff (?:on|from) filing and the defendant (?:on|from) service.{0,200}contempt.{0,120}unreasonable debt.{0,300}agrees in writing or the court permits/i,
  },
  {
    fact: 'automatic orders and their exceptions in full',
    on: [paths.procedures, paths.forms, paths.glossary],
    says: exactly(automaticOrders),
  },
  {
    fact: 'automatic orders and their exceptions in brief',
    on: areas('contested-divorce', 'property-division', 'high-net-worth-divorce', 'spousal-support'),
    says: exactly(`utomatic orders ${automaticOrdersForbid}`),
  },
  {
    fact: 'automatic orders bind',
    never: /rules that may apply to both|an open case may limit/i,
    wrong: 'Printed pages about rules that may apply to both of you.',
  },
  {
    fact: 'every item of the statement of net worth is answered',
    on: [paths.forms, paths.glossary, ...articles('statement-of-net-worth')],
    says: /every item is answered.{0,150}NONE.{0,60}INAPPLICABLE.{0,40}UNKNOWN/i,
  },
  {
    fact: 'every item of the statement of net worth is answered',
    never: /had a few blanks|“unknown to me”/,
    wrong: 'The strongest statements that I have handed up had a few blanks in them.',
  },
  {
    fact: 'since 2024 an affirmation serves in place of an affidavit',
    on: [paths.forms, paths.glossary],
    says: /Since 2024 an affirmation under CPLR 2106/i,
  },
];

/** Texts on the end of child support. */
const twentyOne =
  /(?:until|to|at) (?:the child is |a child is |age )?21\b|age to which support runs|child support runs Age/gi;

const support: readonly FactRule[] = [
  {
    fact: 'incomes count after the deductions, for maintenance too',
    on: [
      ...[paths.home, paths.glossary, ...areas('alimony', 'spousal-support', 'child-support')],
      ...articles('child-support-worked-through', 'maintenance-three-couples'),
    ],
    says: /FICA, New York City or Yonkers tax,? and support (?:already )?paid for others/,
  },
  {
    fact: 'incomes count after the deductions, for maintenance too',
    never: /before anything else: it leaves|Next come the deductions|from payor to payee first/,
    wrong: 'Maintenance is moved from payor to payee first; then FICA is deducted.',
  },
  {
    fact: 'child support ends at 21 unless the child is emancipated earlier',
    where: twentyOne,
    says: /emancipated earlier/,
    within: 150,
    wrong: 'In New York child support runs to age 21.',
  },
  {
    fact: 'child support can run to 26 for certain dependents',
    where: twentyOne,
    says: /dependents with developmental disabilities/,
    within: 250,
    wrong: 'Child support runs until age 21, unless the child is emancipated earlier.',
  },
  {
    fact: 'child support can run to 26 for certain dependents',
    on: [
      ...[paths.home, paths.glossary, paths.divorceCalculators, ...areas('child-support')],
      ...articles('child-support-worked-through', 'after-the-judgment'),
    ],
    says: /developmental disabilities it can run to 26|can run to 26 for certain dependents with developmental/,
  },
  {
    fact: 'shared time gives no discount, and with equal time the higher earner counts as non-custodial',
    on: [
      ...[paths.home, paths.glossary, paths.divorceCalculators],
      ...areas('child-support', 'child-custody', 'fathers-rights'),
      ...articles('child-support-worked-through'),
    ],
    says: /no discount.{0,80}the parent with the higher income counts as non-custodial/,
  },
  {
    fact: 'the order of 25 dollars can be raised or lowered where it would be unjust',
    where: /\$25 a month/g,
    says: /unjust/,
    within: 150,
    wrong: 'Under the poverty guideline you owe $25 a month.',
  },
  {
    fact: 'the reserve and the guideline moved on March 1, 2026',
    never: /(?:was|is) \$(?:21,128|15,650)|\$(?:21,128|15,650) (?:for|in) 2025/,
    wrong: 'For one person it was $15,650 in 2025.',
  },
  {
    fact: `the reserve is ${lawFigures.selfSupportReserve} since ${lawFigures.reserveSince}`,
    on: [
      ...[paths.glossary, ...areas('alimony', 'child-support', 'spousal-support')],
      ...articles('child-support-worked-through', 'maintenance-three-couples'),
    ],
    says: exactly(lawFigures.selfSupportReserve),
  },
  {
    fact: 'the caps changed on two days in 2016 and in 2018',
    on: articles('new-support-caps-march-2026'),
    says: /January 31, 2016 \$178,000 \$141,000 March 1, 2016 \$178,000 \$143,000 January 31, 2018 \$184,000 \$143,000 March 1, 2018 \$184,000 \$148,000/,
  },
  {
    fact: 'the reserve moved with the caps',
    on: articles('new-support-caps-march-2026'),
    says: /moved the same day.{0,300}from \$15,650 to \$15,960.{0,30}from \$21,128 to \$21,546/,
  },
];

const afterwards: readonly FactRule[] = [
  {
    fact: 'what a divorce revokes, what federal law keeps, and the 60 days for health cover',
    on: articles('after-the-judgment'),
    says: /ERISA.*EPTL 5-1\.4.*Public Health Law § 2985.*within 60 days.*a new spouse has rights.*ERISA § 205/i,
  },
  {
    fact: 'divorce revokes most gifts by itself, but not in retirement plans under federal law',
    on: areas('property-division', 'lgbt-family-law'),
    says: /revokes most.{0,80}retirement plans under federal law/,
  },
  { fact: 'the 60 days for health cover', on: areas('uncontested-divorce'), says: /notice within 60 days/ },
];

const feeRange = /\$3,000–\$[58],000|\$15,000–\$30,000|\$50,000(?:–| to )\$100,000/g;

const fees: readonly FactRule[] = [
  {
    fact: 'ranges of legal fees are not our own',
    where: feeRange,
    says: exactly(typicalFees),
    within: 700,
    wrong: 'A contested divorce usually costs $15,000–$30,000 or more.',
  },
  {
    fact: 'a page with a figure names its date',
    where: new RegExp(
      [
        feeRange.source,
        '\\$(?:210|335–\\$350)',
        ...[lawFigures.childSupportCap, lawFigures.maintenanceCap, lawFigures.selfSupportReserve].map(
          (amount) => exactly(amount).source,
        ),
        `\\b${lawFigures.childSupportPercent.one}`,
      ].join('|'),
      'g',
    ),
    says: /\bas of (?:[A-Z][a-z]+ )?(?:\d+, )?20\d\d/i,
    wrong: 'The index number costs $210.',
  },
  {
    fact: `the law and the fees are stated as of ${asOf}`,
    on: publicPages.map(({ path }) => path).filter((path) => path !== paths.privacy),
    // A bare year is the date of a claim.
    never: new RegExp(`\\bas of (?!${asOf})(?:[A-Z][a-z]+ 20\\d\\d|2026)`, 'i'),
    wrong: 'General information as of 2026.',
  },
];

/** Facts of New York law on the pages that speak of them. */
export const factsOfLaw: readonly FactRule[] = [
  ...[...grounds, ...residence, ...agreements, ...procedure, ...support, ...afterwards, ...fees],
];
