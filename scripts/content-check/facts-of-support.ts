import { childSupportGuideline, maintenanceGuideline } from '#law/guidelines.ts';
import {
  childSupportRecitals,
  maintenanceEnd,
  maintenanceTax,
  supportCountsFrom,
  supportWithoutDivorce,
} from '#law/rules.ts';
import { lawFigures } from '../../calculators/law-figures.ts';
import type { FactRule } from '../../content/schema/fact.ts';
import { paths } from '../../contract/paths.ts';
import { areas, articles, exactly } from './fact-patterns.ts';

const supportAsked: readonly FactRule[] = [
  {
    fact: 'up to the cap the maintenance guideline binds',
    on: [paths.home, paths.glossary, ...areas('alimony', 'spousal-support')],
    says: exactly(maintenanceGuideline),
  },
  {
    fact: 'up to the cap the child support guideline binds',
    on: [paths.home, ...areas('child-support', 'fathers-rights')],
    says: exactly(childSupportGuideline),
  },
  {
    fact: 'support counts from the day it is asked for',
    on: [paths.glossary, ...areas('child-support', 'spousal-support')],
    says: exactly(supportCountsFrom),
  },
  {
    fact: 'support without a divorce',
    on: areas('spousal-support'),
    says: exactly(supportWithoutDivorce),
  },
  {
    fact: 'an agreement on another amount of child support has its recitals',
    on: areas('child-support', 'separation-agreements', 'uncontested-divorce'),
    says: exactly(childSupportRecitals),
  },
  {
    fact: 'an agreement on another amount of child support has its recitals',
    on: articles('child-support-worked-through'),
    says: /know the Child Support Standards Act.{0,120}presumably be right.{0,200}cannot be waived/,
  },
  {
    fact: 'arrears from before the filing cannot be cut',
    on: [paths.glossary, ...areas('child-support'), ...articles('after-the-judgment')],
    says: /from before (?:the filing|you file) cannot be cut/,
  },
  {
    fact: 'the end of maintenance',
    on: areas('alimony'),
    says: exactly(maintenanceEnd),
  },
  {
    fact: 'the taxes on maintenance',
    on: areas('alimony'),
    says: exactly(maintenanceTax),
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

/** Facts of maintenance and child support on the pages that speak of them. */
export const factsOfSupport: readonly FactRule[] = [...supportAsked, ...support];
