import { automaticOrdersBind, automaticOrdersForbid, notRevoked } from '#law/rules.ts';
import { typicalFees } from '#law/statements.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 6,
  name: 'Property Division',
  menu: { group: 'Family Matters', place: 9 },
  anchor: 'property-division',
  inPanel: true,
  matters: [
    {
      place: 7,
      title: 'Property division',
      text: 'Home, savings, pension and debts.',
      key: 'property-division',
    },
  ],
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  card: {
    place: 8,
    text:
      'The home, the pension, the savings and the debts. We list them with you, date and value them, ' +
      'and only then talk about who gets what.',
    points: ['What came before the marriage', 'The home, kept or sold', 'Retirement plans and debts'],
    link: 'Read about property division',
  },
  subtitle: 'What there is, what it is worth, and how it might be shared',
  badge: 'Assets and debts',
  heroDescription:
    'The house, the pension, the savings, the loan nobody mentions. All of it has to be found, dated ' +
    'and valued before it can be divided, and you can start the list tonight.',
  calculator: 'asset-division',
  personalMessage: [
    'Daniel Choi counts, down to the last statement, while I ask what you need to start over. ' +
      'Please don’t be embarrassed about what you don’t know. Most couples split the job, and one of ' +
      'you did the paperwork.',
  ],
  whyChooseUs: [
    {
      title: 'A list you keep',
      text: 'Each asset and debt with its source and date, in a copy of your own.',
    },
    {
      title: 'Following the money',
      text: 'Daniel traces deposits and transfers, and says when the trail ends.',
    },
    { title: 'Values after tax', text: 'We compare what is left after taxes, fees and upkeep.' },
    {
      title: 'The house by the month',
      text: 'See what living there alone would cost before you fight for it.',
    },
    {
      title: 'Is it worth it?',
      text: 'You hear from us when something costs more to argue about than it would sell for.',
    },
    {
      title: 'Finished to the last form',
      text: 'Deeds, transfers and beneficiary forms stay on our checklist after you sign.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'highlight',
        color: 'gold',
        title: 'Fair does not always mean half',
        content:
          'New York divides what a marriage has built, until a separation agreement is signed or the ' +
          'divorce is begun, in a way the court finds fair. That may not be equal. Couples who agree ' +
          'may choose their own shares.',
      },
      {
        type: 'list',
        title: 'Start this list tonight',
        content: 'Guesses are fine. Put a question mark beside them.',
        items: [
          'Homes and land: address, names on the deed, what is left of the mortgage',
          'Bank accounts, the children’s included',
          'Investments, and shares from a job',
          'Retirement plans and pensions, old employers too',
          'Cars, with the loan on each',
          'A business, a practice or side income',
          'Jewelry, instruments, art',
          'Debts: cards, student loans, taxes, money from relatives',
        ],
      },
      {
        type: 'highlight',
        title: 'Before you move money',
        content:
          'Ask first. Emptying a joint account, selling the car to a cousin or cashing in a ' +
          `retirement plan is hard to undo. In a divorce, automatic orders ${automaticOrdersForbid}. ` +
          `They ${automaticOrdersBind}. If you can’t pay for rent or food, or think an account is ` +
          'about to be emptied, call us at once.',
        color: 'red',
      },
      {
        type: 'text',
        title: 'How we work through it',
        content: [
          'We compare your list with the tax returns, where interest, dividends and rent leave a ' +
            'line. For each thing we ask when it came, from whom and with whose money. Then it is ' +
            'valued, by statement or appraisal. Keep whatever shows what you owned before the ' +
            'wedding, inherited or were given.',
          'If you think something is missing, tell us what made you wonder: a statement that ' +
            'stopped coming, a bonus nobody mentioned. Please don’t guess a password or open sealed ' +
            'mail; there are lawful ways to get records.',
        ],
      },
      {
        type: 'accordion',
        title: 'By kind',
        accordionItems: [
          {
            title: 'The family home',
            content:
              'One of you buys the other out, you sell, or you wait until an agreed date. For each ' +
              'we need an appraisal, the mortgage balance and an honest monthly budget. Ask the ' +
              'lender early if one income can carry the loan.',
          },
          {
            title: 'Pensions and retirement savings',
            content:
              'They can be worth more than the house. Bring the latest statement and one from around ' +
              'the wedding. Don’t withdraw money to share it: taxes and penalties may take part of ' +
              'it.',
          },
          {
            title: 'A business',
            content:
              'Someone has to say what it earns and what it could sell for. We read the books before ' +
              'hiring a valuer. The doors should stay open meanwhile.',
          },
          {
            title: 'Debts',
            content:
              'Who signed, who spent, and who will pay? A lender is not part of your settlement, so ' +
              'a promise between spouses does not take a name off a loan.',
          },
          {
            title: 'Photographs, pets, the piano',
            content:
              'Copy the pictures. For the rest, each of you writes down the ten things you love ' +
              'most. The lists overlap less than people fear.',
          },
        ],
      },
      {
        type: 'stats',
        title: 'A rough sum, and the usual fees',
        content:
          'Our calculator adds seven kinds of asset, subtracts debts and gives each spouse half. ' +
          `That is arithmetic and predicts nothing. Legal fees are ${typicalFees}; a large estate ` +
          'needs experts, usually $50,000–$100,000 or more.',
        stats: [
          { number: '7', label: 'Kinds of asset the calculator adds' },
          { number: '½', label: 'Of the net total, shown for each spouse' },
          { number: '$3,000–$5,000', label: 'Usual legal fees, everything agreed' },
          { number: '$15,000–$30,000+', label: 'Usual legal fees, contested divorce' },
        ],
      },
      {
        type: 'cta',
        title: 'Show us your list',
        content:
          'Daniel tells you which lines matter and which papers to look for. You also hear how we ' +
          'would charge before anything begins.',
      },
      {
        type: 'text',
        title: 'After you sign',
        content: [
          'Deeds must be recorded, plans told how to pay, names removed, keys handed over. Divorce ' +
            'by itself revokes most gifts and appointments in favor of a former spouse, but not ' +
            `those in ${notRevoked}. We keep the checklist until every box is checked.`,
        ],
      },
    ],
  },
  testimonials: [
    {
      text:
        'Daniel called me himself. He’d found a pension from my first job, in Albany, 1991 to 1994. ' +
        'I’d forgotten I ever worked there. He sounded happier about it than I was.',
      author: 'G. C., Queens',
      matter: 'Property division',
    },
    {
      text:
        'I wanted the house. I wanted it badly enough that I’d have given up everything else, and I ' +
        'told them so. Nobody said I was wrong. They put the monthly numbers in front of me, taxes, ' +
        'oil, the roof, and left me alone with them and a cup of tea. I sold. I have a balcony and I ' +
        'sleep.',
      author: 'I. Y., Brooklyn',
      matter: 'Property division and the family home',
    },
    {
      text: 'Restaurant stayed open the whole time. Staff never knew.',
      author: 'W. Z., Manhattan',
      matter: 'Division of a family business',
    },
  ],
  interviews: ['sample-0112', 'sample-0102', 'sample-0104', 'sample-0109'],
  seo: {
    title: 'Property Division in a New York Divorce',
    description:
      'House, pension, business and debts: how we find, date and value what a New York couple owns, ' +
      'what to list tonight, and what not to touch.',
    keywords: [
      'property division New York divorce',
      'who gets the house in a divorce',
      'divide pension divorce',
      'divide a business in divorce',
      'marital debt',
      'hidden assets divorce',
      'asset division calculator',
    ],
  },
};
