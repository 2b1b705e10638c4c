import { maintenanceGuideline } from '#law/guidelines.ts';
import { hotlines } from '#law/help-lines.ts';
import {
  automaticOrdersBind,
  automaticOrdersForbid,
  counselFees,
  supportCountsFrom,
  supportWithoutDivorce,
} from '#law/rules.ts';
import { asOf, deductions } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 10,
  name: 'Spousal Support',
  menu: { group: 'Family Matters', place: 7 },
  belowCards: 3,
  matters: [
    {
      place: 6,
      title: 'Spousal maintenance',
      text: 'How much, and for how long.',
      key: 'spousal-maintenance',
    },
  ],
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  subtitle: 'Money for the months between the first papers and the judgment',
  badge: 'While the case runs',
  heroDescription:
    'The paycheck no longer reaches the joint account, and the rent is due. Here is how to ask for ' +
    'temporary maintenance, and how to manage until then.',
  calculator: 'alimony',
  personalMessage: [
    'When the money stops, some people wait and hope and others do something they later have to ' +
      'explain. Please call before either. If you are the one asked to pay, come early too, and ' +
      'bring figures.',
  ],
  whyChooseUs: [
    { title: 'Urgent bills first', text: 'Rent, food, medicine and insurance lead our first letter.' },
    { title: 'A letter before a motion', text: 'We propose payments in writing and keep the motion ready.' },
    { title: 'Figures that hold up', text: 'Daniel Choi checks your budget against bank statements.' },
    { title: 'With child support', text: 'We ask for both together, in the order the law sets.' },
    {
      title: 'If it is not only money',
      text: 'Where there is fear or control, Marcus Delacroix joins the first call.',
    },
    {
      title: 'Our price in writing',
      text: 'You know what the application costs beforehand. Payment plans are possible.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'highlight',
        title: 'If the money stopped today',
        color: 'red',
        content:
          'Pay for housing, food, medicine and heat first. Write down the usual amount and the day ' +
          'it should have come. If you can’t feed your children or may lose your home, call us now. ' +
          'If you are afraid of your spouse, the state’s free hotline answers day and night: ' +
          `${hotlines.state.number.display}. In danger, call\u00a0911.`,
      },
      {
        type: 'list',
        title: 'This week',
        items: [
          'Open an account in your name alone for your own pay.',
          'Save statements of every account with your name on it.',
          'List the bills by due date, and who used to pay each.',
          'Ask the landlord or lender for time before a payment is late, in writing.',
          'Note what depends on your spouse’s job: health insurance, car, phone.',
          'Ask your spouse once, politely and in writing, to go on as before. Keep the answer.',
        ],
      },
      {
        type: 'text',
        title: 'How to get support now',
        content: [
          `${supportCountsFrom} ${supportWithoutDivorce}`,
          'In a divorce it is called temporary maintenance (DRL §\u00a0236(B)(5-a)). We ask for it ' +
            'by motion, once there is an index number and a judge. Three months of bank and card ' +
            'statements, the lease or mortgage bill and the last tax return are enough to start. ' +
            'Often the other side agrees to a signed stipulation before the motion is heard. ' +
            `${counselFees}`,
        ],
      },
      {
        type: 'text',
        title: 'The formula',
        content: [
          `It takes both incomes, less ${deductions}, the higher one only up to ` +
            `${lawFigures.maintenanceCap}. Two amounts are compared: 30% of the higher income minus ` +
            '20% of the lower, and 40% of the sum minus the lower. The smaller one counts. If the ' +
            'higher earner is the non-custodial parent and will owe child support, the first uses ' +
            `20% and 25%. ${maintenanceGuideline}`,
          'At $50,000 and $20,000 after deductions, with child support owed, that is $5,000 a ' +
            `year. The cap has applied since ${lawFigures.capsSince}. For support after the ` +
            'judgment, see Alimony.',
        ],
      },
      {
        type: 'stats',
        title: 'What the court charges',
        content: 'In Supreme Court. Our own fee is separate, and agreed beforehand.',
        stats: [
          { number: '$210', label: 'Index number' },
          { number: '$95', label: 'Request for judicial intervention' },
          { number: '$45', label: 'Motion' },
          { number: '$35', label: 'Stipulation of settlement' },
        ],
      },
      {
        type: 'accordion',
        title: 'Until there is an order',
        accordionItems: [
          {
            title: 'Can I take money from the joint account?',
            content:
              'Groceries, yes; ask us before any large amount. In a divorce, automatic orders ' +
              `${automaticOrdersForbid}. They ${automaticOrdersBind}. Keep receipts.`,
          },
          {
            title: 'My spouse says there is no money',
            content: 'We ask for pay records, statements and loan applications, and Daniel compares them.',
          },
          {
            title: 'I work too. Am I ruled out?',
            content:
              'No. Your pay goes into the formula and lowers the result, sometimes to zero. It is ' +
              'worth doing the math.',
          },
          {
            title: 'What about the children’s costs?',
            content: 'Child support is a second sum, worked out after maintenance has changed both incomes.',
          },
          {
            title: 'Will asking make everything uglier?',
            content:
              'Usually a fixed amount calms things, because nobody has to ask for grocery money by ' +
              'text.',
          },
          {
            title: 'I am the one being asked to pay',
            content:
              'Keep paying the household bills you always paid until we have looked at them. If the ' +
              'guideline would leave you under the self-support reserve ' +
              `(${lawFigures.selfSupportReserve} since ${lawFigures.reserveSince}), you pay only ` +
              'what you earn above it, if anything. A fair written offer may save you a motion.',
          },
        ],
      },
      {
        type: 'cta',
        title: 'Tell us what is due next',
        content:
          'What came in last month, what goes out, what is due on the first. We can usually say ' +
          'right away whether to send a letter or file. Meanwhile, please don’t quit a job, cash in ' +
          'a retirement account or sign a paper because money is promised with it.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'I called from the laundry room with the dryer on. The lady asked did I have food in the ' +
        'house. THEN she asked about the bank. I’ll never forget that.',
      author: 'A. V., Brooklyn',
      matter: 'Temporary maintenance, divorce concluded 2021',
    },
    {
      text: 'One calm letter, and he paid. I’d pictured sirens.',
      author: 'K. F., Staten Island',
      matter: 'Interim support by agreement, concluded 2023',
    },
    {
      text:
        'For the record, I was the husband, and I was paying two rents and having what my doctor ' +
        'called episodes. Daniel sat with me through ninety days of bank statements, highlighted ' +
        'four things, and we made an offer I could actually keep. She said yes. We’re civil now. I ' +
        'even got the blender.',
      author: 'R. M., Manhattan',
      matter: 'Payor in a divorce, concluded 2022',
    },
  ],
  interviews: ['sample-0106', 'sample-0113', 'sample-0109', 'sample-0104'],
  help: 'home',
  seo: {
    title: 'Spousal Support During a New York Divorce',
    description:
      'When the paycheck stops: what to do this week, how temporary maintenance works in New York, ' +
      `court fees as of ${asOf}, and what not to touch.`,
    keywords: [
      'spousal support New York',
      'temporary maintenance',
      'pendente lite support',
      'support during divorce',
      'spouse stopped paying bills',
      'spousal support lawyer NYC',
    ],
  },
};
