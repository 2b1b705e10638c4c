import { automaticOrdersBind, automaticOrdersForbid, notRevoked } from '#law/rules.ts';
import { asOf, typicalFees } from '#law/statements.ts';
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
      text: 'Home, savings, retirement and debt: counted first, then divided.',
      key: 'property-division',
    },
  ],
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  card: {
    place: 8,
    text:
      'The home, the pension, the savings and the debts. Nothing can be divided fairly until it has been ' +
      'found, dated and valued. We make the list with you, and you keep a copy that you can check yourself.',
    points: ['What came before the marriage', 'The home, kept or sold', 'Retirement plans and debts'],
    link: 'Read about property division',
  },
  subtitle: 'What there is, what it is worth, and how it might be shared.',
  badge: 'Assets and debts',
  heroDescription:
    'The house, the pension, the savings, the loan nobody mentions. Before anyone can divide ' +
    'them they must be found, dated and valued. That work is calmer than it sounds, and you ' +
    'can begin it tonight.',
  calculator: 'asset-division',
  personalMessage: [
    'People seldom fight over a sofa because of the sofa. It stands for the years, or for who ' +
      'was right. I try to notice that, because a lawyer who sees only furniture will cost you a ' +
      'great deal of money.',
    'So we do two things at once. Daniel counts, down to the last statement. And I ask what ' +
      'you need to begin again. A settlement should answer both of us.',
  ],
  whyChooseUs: [
    {
      title: 'A ledger you can check',
      text:
        'Every asset and debt gets a line, a source and a date, and the whole list is yours to ' + 'keep.',
    },
    {
      title: 'Tracing with patience',
      text:
        'Daniel Choi follows deposits and transfers back through the statements, and says so when ' +
        'the trail runs out.',
    },
    {
      title: 'Values after tax',
      text:
        'We compare what things are worth once taxes, fees and upkeep are counted, instead of ' +
        'trading headline figures.',
    },
    {
      title: 'The house, month by month',
      text: 'Before you fight for a home, we work out what it would cost you to live in it alone.',
    },
    {
      title: 'A sense of proportion',
      text:
        'You will hear from us when an item costs more in lawyers’ time than it would bring at a ' + 'sale.',
    },
    {
      title: 'Nothing left half done',
      text:
        'Deeds, transfers and beneficiary forms go on a checklist, and we work through it after ' +
        'the papers are signed.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'highlight',
        color: 'gold',
        title: 'Fair, which is not always half',
        content:
          'New York divides what a marriage has built, until a separation agreement is signed or the divorce is ' +
          'begun, equitably: fairly, as the court sees the whole of ' +
          'it, and so not always equally. Two people who agree may choose their own shares. So ' +
          'treat half of everything, which our calculator shows first, as arithmetic and not as a promise.',
      },
      {
        type: 'list',
        title: 'Half an hour, one sheet of paper',
        content: 'Write down what you know. Guesses are fine; put a question mark beside them.',
        items: [
          'Homes and land: the address, the names on the deed, what is left of the mortgage.',
          'Bank accounts, the children’s included, and the one used only for vacations.',
          'Investments, and any shares that came with a job.',
          'Retirement: current plans, former employers, pensions not yet paid.',
          'Vehicles, with what is still owed on them.',
          'A business, a practice or income on the side.',
          'Things of real value: jewelry, instruments, art.',
          'Debts: cards, student loans, taxes, money borrowed from relatives.',
        ],
      },
      {
        type: 'text',
        title: 'Four columns, always in this order',
        content: [
          'Find. We set your sheet beside the tax returns, since interest, dividends and rent tend ' +
            'to leave a line there. Date. For each thing we ask when it came, from whom and with whose ' +
            'money, and look for the paper that says so. Value. By statement where there is one, by ' +
            'appraisal where there is none. Divide. Only once the first three columns are full.',
          'Keep whatever shows the history of things you owned before the wedding, inherited or were ' +
            'given. What that history means for your case is a question we take up with the documents ' +
            'in front of us. Without them it becomes a contest of memories.',
        ],
      },
      {
        type: 'highlight',
        title: 'Before you move a dollar',
        content:
          'Ask first. Emptying a joint account, selling the car to a cousin, cashing in a retirement ' +
          'plan, running up a card in anger: these are hard to undo, and they color everything ' +
          `after. In a divorce, automatic orders ${automaticOrdersForbid}. They ` +
          `${automaticOrdersBind}. If you cannot pay for rent or food, or fear that an account is ` +
          'about to be drained, call us at once. There are proper ways to ask for help.',
        color: 'red',
      },
      {
        type: 'accordion',
        title: 'Kind by kind',
        content: 'What we would want to know about each, and why.',
        accordionItems: [
          {
            title: 'The family home',
            content:
              'There are broadly three ends to it: one of you buys the other’s share, you sell, or you ' +
              'wait until an agreed date. For each we need an appraisal, the mortgage balance and an ' +
              'honest monthly budget. Ask the lender early whether one income could carry the loan.',
          },
          {
            title: 'Pensions and retirement savings',
            content:
              'They are easy to overlook, and can be worth more than the house. Bring the newest ' +
              'statement and, if you can find it, one from around the wedding. Never withdraw money to ' +
              'share it informally. Tax and penalties may take a part that neither of you meant to give ' +
              'away.',
          },
          {
            title: 'A business',
            content:
              'Whether it is a bakery or a dental practice, somebody has to say what it earns and what ' +
              'it could be sold for. We read the books before hiring a valuer, so that the valuer is ' +
              'asked the right question. Meanwhile the doors should stay open and the staff unworried.',
          },
          {
            title: 'Debts',
            content:
              'A list of debts needs three names: who signed, who spent, and who will pay. A lender is ' +
              'not party to your settlement, so a promise between spouses does not by itself take a name ' +
              'off a loan. We plan how each balance will be cleared, moved or closed.',
          },
          {
            title: 'Photographs, pets and the piano',
            content:
              'Make copies of the pictures. For the rest, we suggest that each of you writes a list of ' +
              'ten things in order of love, not price. The lists overlap less than people fear.',
          },
        ],
      },
      {
        type: 'stats',
        title: 'A rough sum, and the usual fees',
        content:
          'Our asset calculator adds up seven kinds of asset, subtracts the debts and gives each ' +
          'spouse half of the rest. That is arithmetic and no forecast; an agreement or a judgment ' +
          `may look quite different. Every figure on this page is general information as of ${asOf}; legal ` +
          `fees are ${typicalFees}.`,
        stats: [
          { number: '7', label: 'Kinds of asset the calculator adds' },
          { number: '½', label: 'Of the net total, shown for each spouse' },
          { number: '$3,000–$5,000', label: 'Usual legal fees, everything agreed' },
          { number: '$15,000–$30,000+', label: 'Usual legal fees, contested divorce' },
        ],
      },
      {
        type: 'cta',
        title: 'Show us the sheet',
        content:
          'Question marks and all. Daniel will tell you which lines matter, which papers to look for ' +
          'next, and where an appraisal would earn its fee. You will also learn how we would charge, ' +
          'hourly or flat, before anything begins.',
      },
      {
        type: 'text',
        title: 'Time, cost and proportion',
        content: [
          'When the division is agreed, it can form part of an uncontested divorce, which takes ' +
            'roughly three to six months. When it is fought over, expect anything from nine months to ' +
            'three years, about one year on average. A large or tangled estate brings in experts, and ' +
            `legal fees are then usually $50,000–$100,000 or more (${typicalFees}).`,
          'So we keep asking whether the next step is worth its price. An appraisal of the house ' +
            'nearly always is. A third letter about the lawnmower is not. Where the gap between two ' +
            'offers is smaller than the cost of closing it, we show you both numbers and let you ' +
            'decide.',
        ],
      },
      {
        type: 'text',
        title: 'If you suspect that something is missing',
        content: [
          'Say so, and tell us what made you wonder: a statement that stopped coming, a bonus never ' +
            'mentioned, a lifestyle that does not fit the salary. Do not guess a password or open ' +
            'sealed mail to find out. There are lawful ways to ask for records, and what you take in ' +
            'secret can be turned against you. Daniel starts with what you already have; two ' +
            'statements a year apart often show which question to ask next.',
        ],
      },
      {
        type: 'highlight',
        title: 'And once it is agreed',
        content:
          'A signature moves nothing by itself. Deeds must be recorded, plans told how to pay, names ' +
          'removed, policies changed, keys handed over. Divorce by itself revokes most gifts and ' +
          `appointments in favor of a former spouse, but not those in ${notRevoked}. ` +
          'We keep one checklist with a name and a date on each line, and we close your file when the last ' +
          'box is ticked.',
        color: 'gold',
      },
    ],
  },
  testimonials: [
    {
      text:
        'Daniel found an old pension I had forgotten about, from my first job in Albany. He was so ' +
        'pleased that he called me himself. I had come in worried about the toaster.',
      author: 'G. C., Queens',
      matter: 'Property division',
    },
    {
      text:
        'I wanted the house more than anything. They never told me I was wrong. They showed me the ' +
        'monthly figures, made a pot of tea, and waited while I read them.',
      author: 'I. Y., Brooklyn',
      matter: 'Property division and the family home',
    },
    {
      text:
        'Our restaurant stayed open the whole time. The accountant came before lunch, asked ' +
        'sensible questions and left. Nobody on the staff knew there was a divorce until it was ' +
        'finished.',
      author: 'W. Z., Manhattan',
      matter: 'Division of a family business',
    },
  ],
  interviews: ['sample-0112', 'sample-0102', 'sample-0104', 'sample-0109'],
  seo: {
    title: 'Property Division in a New York Divorce',
    description:
      'House, pension, business and debts: how we find, date and value what a New York couple ' +
      'owns, what to list tonight, and what not to touch.',
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
