import { childSupportGuideline } from '#law/guidelines.ts';
import {
  arrearsStay,
  childSupportChange,
  childSupportRecitals,
  prison,
  supportCountsFrom,
} from '#law/rules.ts';
import { acknowledged, asOf, childSupportEnd, deductions, sharedTime } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

const { childSupportPercent: percents, quickEstimate } = lawFigures;

export const entry: PracticeAreaEntry = {
  place: 5,
  name: 'Child Support',
  menu: { group: 'Family Matters', place: 6 },
  anchor: 'child-support',
  inPanel: true,
  matters: [
    {
      place: 5,
      title: 'Child support',
      text: 'The statutory figure worked out correctly, from honest numbers.',
      key: 'child-support',
    },
  ],
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  card: {
    place: 6,
    text:
      'A statutory percentage, applied to incomes that are seldom as simple as a pay stub. We find the ' +
      'right income for each parent, work out the share, and explain what is added for child care, health ' +
      'insurance and medical bills.',
    points: ['Income from wages or a business', 'Expenses shared on top', 'Income above the statutory cap'],
    link: 'Read about child support',
  },
  subtitle: 'The formula, what comes on top of it, and what to do when it does not fit',
  badge: 'Figures, plainly explained',
  heroDescription:
    'Whether you are waiting for support or wondering how to pay it, you first need an honest figure. We ' +
    'work it out under New York’s formula, line by line, and show you each step.',
  calculator: 'child-support',
  personalMessage: [
    'People come to us with a number that a friend gave them. It is usually wrong: someone forgot the ' +
      'maintenance, or the city tax, or the bill for the after-school program. A wrong number keeps two ' +
      'homes awake.',
    'Daniel Choi was an accountant before he was a lawyer, and he is at peace with a shoebox of ' +
      'receipts. Send us what you have. We will tell you what it shows, also where you had hoped for ' +
      'something else.',
  ],
  whyChooseUs: [
    {
      title: 'The sum, on paper',
      text:
        'You receive the calculation itself, with every deduction named, and can check it against your ' +
        'own pay stub.',
    },
    {
      title: 'An accountant’s eye',
      text:
        'Daniel Choi reads business ledgers, bonus letters and tax schedules to find what a parent ' +
        'really has to live on.',
    },
    {
      title: 'For either parent',
      text: 'We act for parents who receive support and for parents who pay it, and know how each file looks.',
    },
    {
      title: 'Expenses with a timetable',
      text: 'Our drafts say who pays the sitter, when the receipt is sent, and when the other half is due.',
    },
    {
      title: 'Support and schedule together',
      text:
        'Renata Okafor and Daniel compare notes, because the parenting calendar and the support order ' +
        'describe one household.',
    },
    {
      title: 'Changes noticed early',
      text: 'Tell us when work, health or school changes, and we look at your order before a debt builds up.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'stats',
        title: 'The percentages',
        content:
          'Under the Child Support Standards Act, this part of both parents’ combined income goes to the ' +
          `children, up to a cap. General information, as of ${asOf}.`,
        stats: [
          { number: percents.one, label: 'One child' },
          { number: percents.two, label: 'Two children' },
          { number: percents.three, label: 'Three children' },
          { number: percents.four, label: 'Four children' },
          { number: percents.fiveOrMore, label: 'Five or more, at least' },
        ],
      },
      {
        type: 'text',
        title: 'How the figure is reached',
        content: [
          'The law (DRL §\u00a0240(1-b), FCA §\u00a0413) starts from two incomes, never one. First come the ' +
            `deductions: ${deductions}. If one spouse owes the other maintenance, that is worked out next: it ` +
            'leaves the payor’s income and joins the payee’s.',
          `The two results are added. The percentage applies to the first ${lawFigures.childSupportCap} of the ` +
            `total, the cap in force since ${lawFigures.capsSince}. ` +
            `${childSupportGuideline} We prepare ` +
            'the part above the cap with evidence instead of arithmetic: what your children’s lives cost, and who has ' +
            'been paying for them.',
          'Each parent answers for a part that matches his or her part of the income. The ' +
            'non-custodial parent pays that part over to the other. ' +
            `${sharedTime} Support runs ${childSupportEnd}.`,
        ],
      },
      {
        type: 'highlight',
        title: 'An example to follow with a pencil',
        color: 'gold',
        content:
          'After deductions, one parent has $60,000. The other, with whom two children live, has ' +
          '$40,000. Together: $100,000. For two children, 25% of it is $25,000 a year. The first parent ' +
          'has 60% of the income, and so pays 60%: $15,000 a year, or $1,250 a month, before shared ' +
          'expenses. Your figures will differ. This shows the method; it predicts nothing.',
      },
      {
        type: 'text',
        title: 'Child care, health, and the rest',
        content: [
          'Three things come on top, divided in the same proportion: child care while the custodial parent works ' +
            'or studies (while looking for work, if the court allows it), health insurance, and medical bills that ' +
            'nobody reimburses. The court can add education. In many homes these bills cause more quarrels than the ' +
            'monthly amount does. If the parent who pays support also pays the premium, the other’s share of it is ' +
            'deducted instead.',
          'These quarrels can be avoided. When we draft, each expense has a payer, a deadline for the receipt, and a ' +
            'deadline for paying back. When an order already exists and is being ignored, we begin with ' +
            'a table: date, bill, share, what is still owed.',
        ],
      },
      {
        type: 'list',
        title: 'What to put in the envelope',
        content: 'Only papers that are yours, or that reach you in the ordinary way:',
        items: [
          'Tax returns, with W-2s and 1099s',
          'Recent pay stubs, and any letter about a raise, bonus or layoff',
          'Invoices from the daycare, sitter or camp, with a note of who paid',
          'The health premium, and how much of it is for the child',
          'Doctor, dentist and therapy bills the insurer left unpaid',
          'Any existing order or agreement, for these children or for others',
          'A candid page about overtime, cash work and side income, yours included',
        ],
      },
      {
        type: 'accordion',
        title: 'When the case is not a simple one',
        accordionItems: [
          {
            title: 'I earn very little. What is the least I could owe?',
            content:
              'The law has two floors. If the order would put you under the federal poverty guideline, ' +
              'you owe $25 a month, or more or less where that would be unjust. If it would leave you ' +
              'between that guideline and the self-support reserve, you owe $50 a month or what you earn ' +
              `above the reserve, whichever is more. Since ${lawFigures.reserveSince} the guideline is ` +
              `${lawFigures.povertyLevel} a year and the reserve ${lawFigures.selfSupportReserve}; both change ` +
              'every March.',
          },
          {
            title: 'The other parent is paid in cash',
            content:
              'Then a tax return tells only part of the story. Daniel sets what is declared beside what ' +
              'is spent: rent, car, deposits, travel. In a case we can ask for records. Until then, do ' +
              'not log in to an account that is not yours or open someone else’s letters.',
          },
          {
            title: 'I have lost my job',
            content:
              `File to change the order at once. ${arrearsStay} ${childSupportChange} ${prison} Keep the termination ` +
              'letter and a log of every application. Pay what you are able to, in a way that leaves a trace, and do ' +
              'not rely on a friendly word from the other parent.',
          },
          {
            title: 'May I hold back money while I am kept from my child?',
            content:
              'We advise against it. It rarely opens the door, and it gives the other side something to ' +
              'talk about. Pay what the order says, write down each missed visit, and let us take up the ' +
              'visits as a matter of their own.',
          },
          {
            title: 'How soon will there be an order?',
            content:
              'It depends on the court, and on how quickly each of you shows what you earn. ' +
              `${supportCountsFrom} A contested ` +
              'divorce takes 9 months to 3 years, so we ask early what should be paid in the meantime. ' +
              `Where you agree, the amount goes into the settlement papers; as of ${asOf} an uncontested ` +
              'divorce takes roughly 3–6 months.',
          },
          {
            title: 'Can we agree on another amount?',
            content:
              `Yes, in writing, ${acknowledged}. ${childSupportRecitals} So look at the formula’s answer first. ` +
              'Priya Raghunathan then puts yours into words that a court can read and that you can live by.',
          },
          {
            title: 'Which of your calculators should I use?',
            content:
              `The quick estimate is a rough rule of thumb. It keeps the cap of ${quickEstimate.childSupportCap}, ` +
              `which was the law from ${quickEstimate.fromMonth} to ${quickEstimate.untilMonth}. ` +
              'The worksheet next to it takes the cap of the date you choose. If anything ' +
              'depends on the answer, use the worksheet, then talk to us.',
          },
        ],
      },
      {
        type: 'highlight',
        title: 'Please do not',
        color: 'grey',
        content:
          'Do not leave a job or cut your hours to move the figure. Do not text a promise you have not ' +
          'worked out. Do not hand over cash without a receipt. And do not send messages about money by ' +
          'way of the child.',
      },
      {
        type: 'cta',
        title: 'A first estimate on the phone',
        content:
          'With two incomes and the children’s ages we can sketch the guideline amount on a first call. ' +
          'Afterward you will know which ' +
          'papers to look for, what the court is likely to ask, and what our work would cost.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'Daniel put the whole calculation on one page and made me explain it back to him. I had been ' +
        'afraid of that figure for a year. It turned out I had been afraid of not understanding it.',
      author: 'L. P., Astoria',
      matter: 'Child support order, concluded 2022',
    },
    {
      text:
        'I was the one paying, and expected to be treated as the villain. They treated me as a father ' +
        'with a budget. Everything I was told to gather was used.',
      author: 'D. S., Bronx',
      matter: 'Child support within a divorce, concluded 2020',
    },
    {
      text:
        'We used to fight about every dentist’s bill. The new agreement says what to send and by when. ' +
        'My former husband told me that he likes it too.',
      author: 'C. N., Brooklyn',
      matter: 'Agreement on shared expenses, concluded 2023',
    },
  ],
  interviews: ['sample-0106', 'sample-0105', 'sample-0109', 'sample-0101'],
  seo: {
    title: 'New York Child Support: Formula and Cap',
    description:
      `How New York child support is worked out: percentages, the ${lawFigures.childSupportCap} cap as of ` +
      `${asOf}, shared ` +
      'expenses, low incomes, and which papers to gather.',
    keywords: [
      'child support New York',
      'child support lawyer NYC',
      'Child Support Standards Act',
      'child support income cap 2026',
      'child support percentages',
      'self-support reserve',
      'child care expenses',
    ],
  },
};
