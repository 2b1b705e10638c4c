/** A statement of law that no admitted attorney has confirmed yet. */
export interface ToConfirm {
  fact: string;
  /** Statute, rule or decision. */
  source: string;
  /** Day of the last reading, YYYY-MM-DD. */
  checkedOn: string;
  /** Open questions stand on no page. */
  status: 'on the pages' | 'ask counsel';
}

const checkedOn = '2026-11-24';

const onPages = (fact: string, source: string): ToConfirm => ({
  fact,
  source,
  checkedOn,
  status: 'on the pages',
});

const askCounsel = (fact: string, source: string): ToConfirm => ({
  fact,
  source,
  checkedOn,
  status: 'ask counsel',
});

const rules: readonly ToConfirm[] = [
  onPages('What automatic orders forbid, and their exceptions', 'DRL 236(B)(2)(b)(1)-(5), 22 NYCRR 202.16-a'),
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
export const lawToConfirm: readonly ToConfirm[] = [...rules, ...openQuestions];
