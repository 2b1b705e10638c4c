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
      text: 'How much, for how long, and what the formula leaves open.',
      key: 'spousal-maintenance',
    },
  ],
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  subtitle: 'Money for the months between the first papers and the judgment',
  badge: 'While the case runs',
  heroDescription:
    'The paycheck no longer reaches the joint account, and the rent is due. New York law provides for ' +
    'temporary maintenance while a divorce is open. Here is how to ask for it, and how to manage ' +
    'meanwhile.',
  calculator: 'alimony',
  personalMessage: [
    'When the money stops, people tend to do one of two things. They wait, hoping it is a mistake, or ' +
      'they do something sharp that must later be explained. Both are human. Please do neither until we ' +
      'have talked.',
    'A tidy application with honest numbers does more good than a furious one. Give your budget two ' +
      'evenings, and leave the rest to us. If you are the spouse being asked to pay, my advice is no ' +
      'different: come early, and bring figures.',
  ],
  whyChooseUs: [
    {
      title: 'Urgent things first',
      text:
        'Rent, food, medicine and insurance are the first lines we read, and the first we write to the ' +
        'other side about.',
    },
    {
      title: 'A letter before a motion',
      text:
        'We propose interim payments in writing where that may work, and keep the motion papers ready if ' +
        'it does not.',
    },
    {
      title: 'A budget that stands up',
      text:
        'Daniel Choi checks your monthly figures against bank statements, so that nothing in them has to ' +
        'be taken back.',
    },
    {
      title: 'Both halves of the request',
      text: 'Temporary maintenance and child support are worked out together, in the order the statute sets.',
    },
    {
      title: 'Safety along with money',
      text: 'If holding back money is one part of something worse, Marcus Delacroix joins the first call.',
    },
    {
      title: 'Fees you can foresee',
      text:
        'You know in writing what the interim application will cost before we prepare it, with payment ' +
        'plans where needed.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'highlight',
        title: 'If the money stopped today',
        color: 'red',
        content:
          'Look after the roof, the food, the medicine and the heat first; other bills can wait their ' +
          'turn. Note the date, the sum that usually came, and the day it should have come. If you ' +
          'cannot feed your children or stand to lose your home, call us now, whatever the hour. If you are ' +
          `afraid of your spouse, the state’s free hotline answers day and night: ${hotlines.state.number.display}. ` +
          'In danger, call\u00a0911.',
      },
      {
        type: 'list',
        title: 'Before the week is out',
        items: [
          'Open an account in your name alone, and have your own pay sent there.',
          'Save statements of every account that bears your name, while you can still see them.',
          'List the bills by due date, and who used to pay each one.',
          'Speak to the landlord or the lender before a payment is late, and ask for the answer in writing.',
          'Write down what hangs on your spouse’s job: health insurance, car, phone.',
          'Ask your spouse once, politely and in writing, to go on as before. Keep the reply.',
        ],
      },
      {
        type: 'text',
        title: 'What temporary maintenance is',
        content: [
          'It is a sum that one spouse pays the other while the divorce is pending (DRL §\u00a0' +
            '236(B)(5-a)). Think of it as a bridge. The formula asks what each of you earns, not who was ' +
            'to blame, and the house and the savings can be dealt with later.',
          `A formula sets the guideline from both incomes, less ${deductions}, counting the higher one only up to ` +
            `${lawFigures.maintenanceCap}. Two amounts are compared: 30% of the higher income minus 20% of the ` +
            'lower, and ' +
            '40% of the sum minus the lower. The smaller one is taken, never less than nothing. Where ' +
            'the higher earner is the non-custodial parent and will owe child support, the first ' +
            `calculation uses 20% and 25% instead. ${maintenanceGuideline}`,
          'At incomes of $50,000 and $20,000 after deductions, with child support owed by the higher earner, it gives ' +
            `$5,000 a year. That is an illustration. The cap has applied since ${lawFigures.capsSince}; take these ` +
            `figures as general information, as of ${asOf}.`,
          'What may be owed once the divorce is final is another question, with its own page, under Alimony.',
        ],
      },
      {
        type: 'cta',
        title: 'You need not wait for the next empty payday',
        content:
          'Tell us what came in last month, what goes out, and what is due on the first. On that call we ' +
          'can usually say whether a letter should go out, or a motion, and what either would cost.',
      },
      {
        type: 'text',
        title: 'How we ask for it',
        content: [
          `${supportCountsFrom} ${supportWithoutDivorce}`,
          'Temporary maintenance is part of a divorce, which opens with an index number. A request for judicial ' +
            'intervention asks for a judge. The motion then says ' +
            'what you need each month, and shows why.',
          'The heart of it is your statement of income and spending. Be exact rather than dramatic. A ' +
            'grocery figure that matches the card statement persuades; a round one invites questions. ' +
            'Three months of bank and card statements, the lease or mortgage bill and the last tax ' +
            'return are enough to begin.',
          'Often we write to the other side first and offer an interim sum, which both attorneys can ' +
            'put into a signed stipulation. How soon a judge decides a motion differs from court to ' +
            'court, and we will not name a day we cannot know. ' +
            counselFees,
        ],
      },
      {
        type: 'stats',
        title: 'What the court charges on the way',
        content: `Supreme Court, the same in every county, as of ${asOf}. Our own fee is separate, and agreed beforehand.`,
        stats: [
          { number: '$210', label: 'Index number' },
          { number: '$95', label: 'Request for judicial intervention' },
          { number: '$45', label: 'Motion' },
          { number: '$35', label: 'Stipulation of settlement' },
        ],
      },
      {
        type: 'accordion',
        title: 'In the meantime',
        accordionItems: [
          {
            title: 'May I take money from the joint account?',
            content:
              'Talk to us before you move any large amount. Buying groceries and emptying an account are ' +
              `different acts. In a divorce, automatic orders ${automaticOrdersForbid}. They ` +
              `${automaticOrdersBind}. Until we speak, spend on the household as usual and keep each receipt.`,
          },
          {
            title: 'My spouse says there is nothing to pay with',
            content:
              'Perhaps so. Perhaps it went somewhere. We ask for the pay records, the statements and the ' +
              'loan applications, in which people tend to describe themselves as prosperous. Daniel lays ' +
              'them side by side.',
          },
          {
            title: 'I work too. Am I ruled out?',
            content:
              'No rule says so. Your earnings go into the formula along with your spouse’s. They reduce ' +
              'the result, and may bring it to zero, so it is worth doing the sum before hoping or ' +
              'despairing.',
          },
          {
            title: 'What about the children’s costs?',
            content:
              'Child support is a second sum. Maintenance comes first and alters both incomes; the ' +
              'children’s share is then taken from what results. We ask for both at once, so that the ' +
              'judge sees one household whole.',
          },
          {
            title: 'Will asking for money make everything uglier?',
            content:
              'Not of itself. A fixed interim sum often calms a house, because nobody has to plead for ' +
              'grocery money by text. We keep the papers to incomes, bills and dates, and leave out what ' +
              'neither of you would be able to forget.',
          },
          {
            title: 'I am the one being asked to pay',
            content:
              'Continue with the household bills you have always carried until we have looked at them ' +
              'together. If the guideline would leave you under the self-support reserve ' +
              `(${lawFigures.selfSupportReserve} since ${lawFigures.reserveSince}), ` +
              'it shrinks to what you earn above that, if anything. A reasonable offer in ' +
              'writing may spare you the cost of a motion.',
          },
        ],
      },
      {
        type: 'list',
        title: 'What can make it harder',
        content: 'Each of these is understandable at midnight. None of them helps.',
        items: [
          'Giving up your job, or hiding a new one',
          'Cashing in a retirement account to pay the rent',
          'Opening your spouse’s mail or guessing a password',
          'Threatening, by text, to call an employer or a parent',
          'Signing a paper because money is promised with it',
        ],
      },
    ],
  },
  testimonials: [
    {
      text:
        'I called from the laundry room so that nobody would hear. The woman who answered asked whether ' +
        'I had food in the house. After that she asked about the bank. It was the right order.',
      author: 'A. V., Brooklyn',
      matter: 'Temporary maintenance, divorce concluded 2021',
    },
    {
      text:
        'They wrote one calm letter. I had pictured sirens. Had the letter failed there was a motion ' +
        'ready, I saw it on the desk, but I was never rushed.',
      author: 'K. F., Staten Island',
      matter: 'Interim support by agreement, concluded 2023',
    },
    {
      text:
        'I was paying two rents and panicking. Daniel went through three months of statements with me ' +
        'and we made an offer I could keep to. The tone between us improved.',
      author: 'R. M., Manhattan',
      matter: 'Payor in a divorce, concluded 2022',
    },
  ],
  interviews: ['sample-0106', 'sample-0113', 'sample-0109', 'sample-0104'],
  help: 'home',
  seo: {
    title: 'Spousal Support During a New York Divorce',
    description:
      'When the paycheck stops: what to do this week, how temporary maintenance works in New York, court ' +
      `fees as of ${asOf}, and what not to touch.`,
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
