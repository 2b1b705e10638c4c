import { noFaultCondition } from '#law/guidelines.ts';
import {
  automaticOrders,
  automaticOrdersBind,
  automaticOrdersForbid,
  clientRights,
  counselFees,
  healthCover,
  notRevoked,
  timeToAnswer,
} from '#law/rules.ts';
import { asOf, livingApart, residencePeriod, typicalFees } from '#law/statements.ts';
import { lawFigures } from '../../calculators/law-figures.ts';
import { publicPages } from '../../content/derive/pages.ts';
import type { FactRule } from '../../content/schema/fact.ts';
import { paths } from '../../contract/paths.ts';
import { areas, articles, exactly } from './fact-patterns.ts';
import { factsOfSupport } from './facts-of-support.ts';

const separationPages = [paths.home, paths.procedures, paths.glossary, ...areas('separation-agreements')];

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
    fact: 'a no-fault divorce is sworn to, and all else is settled or decided first',
    on: [paths.home, paths.glossary, ...areas('contested-divorce', 'uncontested-divorce')],
    says: exactly(noFaultCondition),
  },
  {
    fact: 'a no-fault divorce is sworn to, and all else is settled or decided first',
    never: /it is enough that the marriage has broken down|breakdown of six months is enough\./i,
    wrong: 'It is enough that the marriage has broken down irretrievably.',
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
    fact: 'retirement funds, beneficiaries and insurance have no exception for the usual course',
    never: /beyond the usual course(?! of business)/i,
    wrong: 'No change of beneficiaries or insurance, beyond the usual course.',
  },
  {
    fact: 'retirement funds, beneficiaries and insurance have no exception for the usual course',
    where: /automatic orders[^.]{0,250}(?:retirement|beneficiar|insurance)/gi,
    says: /in writing or the court permits|without written consent or the court’s permission/,
    within: 600,
    wrong: 'Automatic orders: no change of beneficiaries or insurance, beyond the usual course.',
  },
  {
    fact: 'the days to answer',
    on: [paths.procedures, paths.glossary, ...areas('contested-divorce')],
    says: exactly(timeToAnswer),
  },
  {
    fact: 'the days to answer',
    on: articles('served-with-divorce-papers', 'contested-divorce-month-by-month'),
    says: /20 days.{0,100}usually 30 days from when service is complete/,
  },
  {
    fact: 'periods are stated',
    never: /not print a number of days|not give the period here/i,
    wrong: 'I will not print a number of days on this page.',
  },
  {
    fact: 'the periods for appeals and objections',
    on: articles('when-you-think-the-judge-was-wrong'),
    says: /30 days from service of the order with notice of entry, or 35.{0,200}35 from the clerk.{0,150}objections within 30 days from receipt in court or personal service, or 35 from the mailing/,
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

const afterwards: readonly FactRule[] = [
  {
    fact: 'what a divorce revokes, what federal law keeps, and the 60 days for health cover',
    on: articles('after-the-judgment'),
    says: /group\) life insurance.*ERISA.*EPTL 5-1\.4.*Public Health Law § 2985.*within 60 days of the divorce, then 60 days to elect.*a new spouse has rights.*ERISA § 205/i,
  },
  {
    fact: 'divorce revokes most gifts by itself, but not in plans and insurance under federal law',
    on: areas('property-division', 'lgbt-family-law'),
    says: new RegExp(`revokes most.{0,120}${RegExp.escape(notRevoked)}`),
  },
  { fact: 'the periods for health cover', on: areas('uncontested-divorce'), says: exactly(healthCover) },
];

const feeRange = /\$3,000–\$[58],000|\$15,000–\$30,000|\$50,000(?:–| to )\$100,000/g;

const fees: readonly FactRule[] = [
  {
    fact: 'the spouse with less money is presumed to be owed attorney’s fees',
    on: [paths.fees, ...areas('contested-divorce', 'spousal-support')],
    says: exactly(counselFees),
  },
  { fact: 'the rights of a client', on: [paths.fees, paths.glossary], says: exactly(clientRights) },
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
        '\\$(?:210\\b(?!,)|335–\\$350)',
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
  ...[...grounds, ...residence, ...agreements, ...procedure, ...factsOfSupport, ...afterwards, ...fees],
];
