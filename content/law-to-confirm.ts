import { helpFacts } from './help-lines.ts';

/** A statement of law that no admitted attorney has confirmed yet. */
export interface ToConfirm {
  fact: string;
  /** Statute, rule or decision. */
  source: string;
  /** Day of the last reading, YYYY-MM-DD. */
  checkedOn: string;
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

const openQuestions: readonly ToConfirm[] = [
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
  askCounsel('The stray page /serving/ shows an invented firm of another state', 'RPC 7.1(a)(1)'),
  askCounsel(
    'Whether a newsletter issue is an advertisement, whose subject says ATTORNEY ADVERTISING',
    'RPC 7.1(f), NYSBA Opinions 848 and 1129',
  ),
  askCounsel('The words “risk-free consultation”', 'RPC 7.1(a)(1)'),
  askCounsel('How long inquiries are kept, and the notice of a breach', 'GBL 899-aa, 899-bb'),
  askCounsel('Call tracking on pages for people in danger', 'RPC 1.6, GBL 349'),
];

/** Statements of law and open questions for the firm’s attorney. */
export const lawToConfirm: readonly ToConfirm[] = [
  ...rules,
  ...helpFacts.map(({ text, source, checkedOn }) => ({ ...unconfirmed(text, source), checkedOn })),
  ...openQuestions,
];
