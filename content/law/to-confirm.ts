import { inDemonstration } from '../derive/demonstration.ts';
import { shownPages } from '../derive/shown-pages.ts';
import { helpFacts } from './help-lines.ts';

/** A statement of law that no admitted attorney has confirmed yet. */
export interface ToConfirm {
  fact: string;
  /** Statute, rule or decision. */
  source: string;
  /** Day of the last reading, YYYY-MM-DD; null for a number to call that nobody has checked. */
  checkedOn: string | null;
  /** Open questions stand on no page. */
  status: 'confirmed by no attorney yet' | 'ask counsel';
}

const checkedOn = '2026-11-24';

const unconfirmed = (fact: string, source: string): ToConfirm => ({
  fact,
  source,
  checkedOn,
  status: 'confirmed by no attorney yet',
});

const askCounsel = (fact: string, source: string): ToConfirm => ({
  fact,
  source,
  checkedOn,
  status: 'ask counsel',
});

const rules: readonly ToConfirm[] = [
  unconfirmed(
    'What automatic orders forbid, and their exceptions',
    'DRL 236(B)(2)(b)(1)-(5), 22 NYCRR 202.16-a',
  ),
  unconfirmed(
    '20 or 30 days to answer, and what meets a summons with notice',
    'CPLR 320(a), (b), 3012(a)-(c)',
  ),
  unconfirmed(
    'A no-fault divorce is sworn to, and judgment waits until all is settled or decided',
    'DRL 170(7)',
  ),
  unconfirmed(
    'The guideline for maintenance binds up to the cap unless unjust; above it, the factors decide',
    'DRL 236(B)(5-a)(h), (6)(e)',
  ),
  unconfirmed(
    'The guideline for child support binds up to the cap unless unjust; above it, percentage, factors or both',
    'DRL 240(1-b)(c)(3), (f), Cassano v Cassano, 85 NY2d 649',
  ),
  unconfirmed(
    'Support counts from the day it is asked for in court',
    'DRL 236(B)(5-a), (6), (7)(a), FCA 449',
  ),
  unconfirmed('Spousal support in Family Court without a divorce', 'FCA 412, 828(5)'),
  unconfirmed(
    'Grounds to change child support, and arrears from before the filing',
    'DRL 236(B)(9)(b), FCA 451',
  ),
  unconfirmed('Recitals of an agreement on another amount of child support', 'DRL 240(1-b)(h)'),
  unconfirmed('Education, and child care while studying or looking for work', 'DRL 240(1-b)(c)(4), (6), (7)'),
  unconfirmed('Waiver of court fees', 'CPLR 1101'),
  unconfirmed('Presumption that the spouse with less money is owed attorney’s fees', 'DRL 237(a)'),
  unconfirmed('Court fees are the same in every county', 'CPLR 8018, 8020'),
  unconfirmed('Rights of a client', '22 NYCRR 1400.2-1400.4, Part 137'),
  unconfirmed('Periods for appeals, reargument and objections', 'CPLR 5513, 2221(d)(3), FCA 1113, 439(e)'),
  unconfirmed(
    'The 30 days to object to a support magistrate’s order begin with receipt in court or personal service, the 35 with the mailing',
    'FCA 439(e)',
  ),
  unconfirmed(
    'Guns, arrest and changes under an order of protection',
    'FCA 842-a, CPL 530.14, 140.10(4), Penal Law 215.50, 215.51, 18 USC 922(g)(8)',
  ),
  unconfirmed('Acknowledgment of parentage, and order of filiation', 'FCA 516-a, PHL 4135-b'),
  unconfirmed(
    'Judgment of parentage for an intended parent; custody for a partner who agreed before conception',
    'FCA article 5-C, Brooke S.B. v Elizabeth A.C.C., 28 NY3d 1',
  ),
  unconfirmed('End and change of maintenance', 'DRL 236(B)(1)(a), (6)(f)(3), (9)(b)(1), 248'),
  unconfirmed('Taxes on maintenance', 'Internal Revenue Code as amended in 2017, Tax Law 612(w)'),
  unconfirmed('What a divorce does not revoke', 'EPTL 5-1.4, Egelhoff v Egelhoff, 532 US 141'),
  unconfirmed('End of marital property, and compensation for a personal injury', 'DRL 236(B)(1)(c), (d)'),
  unconfirmed(
    'Maintenance terms of a prenuptial agreement; survivor rights in a plan under ERISA',
    'DRL 236(B)(3)(3), 29 USC 1055(c)',
  ),
  unconfirmed('Health insurance after a divorce', 'COBRA, DRL 255'),
  unconfirmed(
    'Guideline and reserve of 2022 to 2024, and the exact reserve of 2025',
    'nycourts.gov/divorce/legislationandcourtrules.shtml',
  ),
  unconfirmed(
    'Rates of New York City’s resident tax and the standard deduction behind the estimate',
    'Form IT-201-I of 2025, New York City tax rate schedule and line 34',
  ),
  unconfirmed('Additional Medicare tax is FICA, above $200,000', '26 USC 3101(b)(2)'),
  unconfirmed(
    'No expenses are added to the order of $25 a month; in the band of the reserve the court may add them',
    'DRL 240(1-b)(d), FCA 413(1)(d)',
  ),
  unconfirmed('Child support is adjusted when maintenance ends', 'DRL 240(1-b)(b)(5)(iii)(I), (vii)(C)'),
  unconfirmed(
    'Paragraphs cited in the worksheets for maintenance',
    'DRL 236(B)(5-a)(c), (d), (6)(c), (d), (f)',
  ),
];

/** Statements of the pages on help that begins without a lawyer. */
const ofHelpPages: readonly ToConfirm[] = [
  unconfirmed('An order of protection is valid in every state', '18 USC 2265'),
  unconfirmed(
    '120 days to serve the papers that begin a divorce, by someone else over 18',
    'CPLR 306-b, 2103(a), DRL 232',
  ),
  unconfirmed('Statement of net worth within 20 days of a demand', 'DRL 236(B)(4)(a)'),
  unconfirmed('Preliminary conference within 45 days of the assignment', '22 NYCRR 202.16(f)'),
  unconfirmed('Early mediation as a rule, not where violence is alleged', '22 NYCRR 160.2'),
  unconfirmed('Parent education, which the court may order', '22 NYCRR Part 144'),
  unconfirmed('Family Court charges no fee for petitions', 'FCA articles 4, 5, 6 and 8'),
  unconfirmed(
    'Assigned counsel in Family Court, and for custody in Supreme Court',
    'FCA 262, Judiciary Law 35(8)',
  ),
  unconfirmed('Whom the courts’ free divorce program is for', 'nycourts.gov/divorce'),
  unconfirmed('In a divorce nobody has to agree to electronic filing', '22 NYCRR 202.5-bb(a)(2)(i)'),
  unconfirmed('Home state of six months, and emergency jurisdiction', 'DRL 75-a, 76, 76-c'),
  unconfirmed('Passport alert for children who are citizens, until 18', 'travel.state.gov, form DS-3077'),
  unconfirmed(
    'A move with a child: the best interests, and what is looked at',
    'Tropea v Tropea, 87 NY2d 727, 740-741',
  ),
  unconfirmed('Collection, income execution, licenses and contempt', 'DRL 245, FCA 454, childsupport.ny.gov'),
  unconfirmed('Free interpreters in every court; immigration status is not asked', '22 NYCRR Part 217'),
  unconfirmed(
    'Petition of an abused spouse of a citizen or permanent resident, within two years of a divorce',
    '8 USC 1154(a)(1)(A)(iii), (B)(ii)',
  ),
  unconfirmed('U visa, and confidentiality of such petitions', '8 USC 1101(a)(15)(U), 1367'),
  unconfirmed('Military service: sworn statement before a default, and a stay', '50 USC 3931-3932'),
  unconfirmed('Sworn statement on barriers to remarriage after a clergy wedding, and its waiver', 'DRL 253'),
  unconfirmed('A former name in the judgment', 'DRL 240-a'),
  unconfirmed('Social Security on a former spouse’s record after ten years of marriage', '42 USC 416(d)'),
];

const openQuestions: readonly ToConfirm[] = [
  askCounsel(
    'The uncontested joint divorce, filed by both spouses together, as another way without a lawyer; on no page yet',
    'nycourts.gov, announced in 2025',
  ),
  askCounsel('Whether a bill has widened the automatic orders', 'bills S8270/A8299'),
  askCounsel(
    'Whether a bill has added electronic sending to the periods for appeals and objections',
    'bills A8298/S8176',
  ),
  askCounsel('Session laws of 2026 on custody', 'session laws of 2026'),
  askCounsel('Electronic service of the papers that begin a divorce', 'DRL 232'),
  askCounsel(
    'First day of the six months of living apart: February 17, 2026, or March 1, 2026 as one lawyer has it',
    'chapter 673 of the Laws of 2025',
  ),
  askCounsel(
    'The self-support reserve of 2025 to the cent, or rounded up as in the tables',
    'DRL 240(1-b)(b)(6)',
  ),
  askCounsel(
    'FICA of a self-employed parent: all of the tax is taken off, or half of it',
    'DRL 240(1-b)(b)(5)(vii)(H)',
  ),
  askCounsel(
    'Poverty guidelines of 2016 to 2021, from memory 11,880, 12,060, 12,140, 12,490, 12,760 and 12,880; not used',
    'federal poverty guidelines',
  ),
  askCounsel(
    'Whether an order of $25 a month is reduced by the share of the children’s health insurance; here it is not',
    'DRL 240(1-b)(c)(5), (d), FCA 416',
  ),
  ...(shownPages.stray
    ? [askCounsel('The stray page /serving/ shows an invented firm of another state', 'RPC 7.1(a)(1)')]
    : []),
  ...(shownPages.blog
    ? [
        askCounsel(
          'Whether a newsletter issue is an advertisement, whose subject says ATTORNEY ADVERTISING',
          'RPC 7.1(f), NYSBA Opinions 848 and 1129',
        ),
      ]
    : []),
  ...inDemonstration([askCounsel('The words “risk-free consultation”', 'RPC 7.1(a)(1)')], []),
  askCounsel('How long inquiries are kept, and the notice of a breach', 'GBL 899-aa, 899-bb'),
  askCounsel('Call tracking on pages for people in danger', 'RPC 1.6, GBL 349'),
];

/** Statements of law and open questions for the firm’s attorney. */
export const lawToConfirm: readonly ToConfirm[] = [
  ...rules,
  ...ofHelpPages,
  ...helpFacts.map(({ text, source, checkedOn }) => ({ ...unconfirmed(text, source), checkedOn })),
  ...openQuestions,
];
