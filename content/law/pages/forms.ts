import { paths } from '../../../contract/paths.ts';
import type { ResourcePage } from '../../schema/resource.ts';
import { automaticOrders, automaticOrdersBind } from '../rules.ts';
import { acknowledged, generalInformation } from '../statements.ts';

export const formsPage = {
  hero: {
    name: 'Divorce papers',
    title: 'Divorce papers, and what each is for',
    intro: 'What to gather, what we draft, and what each paper does.',
  },
  asOf: `${generalInformation} The courts revise their forms; ask us which are current.`,
  sections: [
    {
      id: 'two-kinds',
      heading: 'Two kinds of paper',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'Some papers exist already, in a drawer or an online account, and you collect them. From ' +
            'those we draft the others, which tell the court who you are, what you ask for and what ' +
            'has been agreed.',
        },
        {
          kind: 'paragraph',
          text: 'No case needs everything on this page. Bring what you have.',
        },
      ],
    },
    {
      id: 'gather',
      heading: 'What to gather at home',
      blocks: [
        {
          kind: 'list',
          intro: 'Copies or clear photographs are enough to begin with.',
          items: [
            'Your marriage certificate, and the children’s birth certificates',
            'The date each of you moved to New York, and your addresses since',
            'Tax returns, recent pay stubs and any other record of income',
            'Statements of bank, investment and retirement accounts',
            'The deed or lease of your home, and mortgage statements',
            'Balances of loans and cards, with the names that are on them',
            'Health and life insurance policies, and what the children’s cover costs',
            'Bills for child care, school and medical costs that insurance did not pay',
            'For a business: its tax returns, ledgers and partnership papers',
            'Any prenuptial, postnuptial or separation agreement',
            'Every court paper you have been handed, with the date and hour you received it',
          ],
        },
        {
          kind: 'note',
          title: 'Open only what is yours',
          text:
            'Please do not open a spouse’s mail or accounts. If collecting papers could put you at ' +
            'risk, stop. You can come with nothing. And keep documents out of the forms on this ' +
            'website; we will tell you how to send them safely.',
        },
      ],
    },
    {
      id: 'case-papers',
      heading: 'The papers of the case',
      blocks: [
        {
          kind: 'table',
          caption: 'Common papers, roughly in the order you may meet them',
          head: ['Paper', 'What it is for'],
          rows: [
            ['Summons', 'Tells the other spouse that a case has begun, and in which court.'],
            ['Complaint', 'Sets out the facts, the ground for divorce and what the court is asked to do.'],
            [
              'Notice of automatic orders',
              `Comes with the summons. ${automaticOrders} The orders ${automaticOrdersBind}.`,
            ],
            ['Affidavit of service', 'Swears to whom the papers were delivered, when, where and how.'],
            ['Answer', 'The other spouse’s reply, which may make requests of its own.'],
            [
              'Statement of net worth',
              'A sworn picture of income, expenses, property and debts. Every item is answered, if ' +
                'need be with NONE, INAPPLICABLE or UNKNOWN, and why.',
            ],
            ['Support worksheets', 'Show how maintenance and child support follow from both incomes.'],
            ['Request for judicial intervention', 'Asks that a judge be assigned to the case.'],
            ['Motion', 'Asks for a decision while the case is pending, such as temporary support.'],
            [
              'Stipulation of settlement',
              `Records the terms on which the two of you agree, ${acknowledged}.`,
            ],
            ['Note of issue', 'Tells the court that the case is ready to be heard.'],
            ['Judgment of divorce', 'Ends the marriage and says what applies from then on.'],
          ],
        },
        {
          kind: 'paragraph',
          text:
            'Several of these are sworn; since 2024 an affirmation under CPLR\u00a02106 serves in ' +
            'place of an affidavit. Read them slowly before you sign. If a figure is an estimate, ' +
            'say that it is one.',
        },
      ],
    },
    {
      id: 'blank-forms',
      heading: 'Why there are no blank forms here',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'The courts publish the official forms and change them from time to time, so we keep no ' +
            'copies here. On the day we file, we use the version then in force.',
        },
        {
          kind: 'paragraph',
          text:
            'Which ones you need depends on the court, on whether you agree, and on whether there ' +
            'are children to support.',
        },
      ],
    },
  ],
  related: [
    { label: 'Doing it yourself, safely', href: paths.doItYourself },
    { label: 'Deadlines that matter', href: paths.deadlines },
    { label: 'The steps of a divorce', href: paths.procedures },
    { label: 'What the court charges', href: paths.fees },
    { label: 'Glossary', href: paths.glossary },
    { label: 'Uncontested divorce', href: paths.practiceArea('uncontested-divorce') },
    { label: 'Ask us which papers you need', href: paths.consultation },
  ],
  seo: {
    title: 'New York Divorce Forms and Papers',
    description:
      'Which papers to gather for a New York divorce, and what the summons, complaint, statement of ' +
      'net worth and judgment are for, in plain words.',
    keywords: [
      'New York divorce forms',
      'divorce papers',
      'statement of net worth',
      'summons and complaint',
      'divorce document checklist',
      'judgment of divorce',
    ],
  },
} satisfies ResourcePage;
