import { childSupportRecitals } from '#law/rules.ts';
import { acknowledged, livingApart, typicalFees } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 12,
  name: 'Separation Agreements',
  menu: { group: 'Legal Agreements', place: 12 },
  belowCards: 2,
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  subtitle: 'Living apart on written terms, while you decide what comes next',
  badge: 'Apart, with terms',
  heroDescription:
    'Some couples need distance before they need a divorce. A separation agreement says who lives ' +
    'where, who pays what and when the children are with whom.',
  personalMessage: [
    'My father kept a spare kettle in the office for clients who had moved out without one. You do ' +
      'not have to know tonight if the marriage is over. Let’s write terms you can both live with ' +
      'while you find out.',
  ],
  whyChooseUs: [
    {
      title: 'Tested before you sign',
      text: 'A lost job, a new partner, a move, a sick child: does the clause still work?',
    },
    {
      title: 'Sentences with one meaning',
      text: 'Priya Raghunathan rewrites until you both read it the same way.',
    },
    {
      title: 'Support figures first',
      text: 'We run the worksheets on your real incomes before anyone names a number.',
    },
    { title: 'Ready for a divorce', text: 'We check how each line would read if you divorce later.' },
    { title: 'A second reading', text: 'Have a draft from the other lawyer? We mark it up in your words.' },
    { title: 'If one of you moves away', text: 'Elena Marquez looks at which state’s rules may matter.' },
  ],
  mainContent: {
    sections: [
      {
        type: 'highlight',
        title: 'Don’t sign tonight',
        content:
          'If you were handed pages and a pen, say that you will answer next week. What you sign now ' +
          'can follow you into the divorce. Photograph each page and have your own lawyer read it.',
        color: 'red',
      },
      {
        type: 'text',
        title: 'What it does',
        content: [
          `It is a contract, and you stay married. It has to be in writing, ${acknowledged} (DRL ` +
            '§\u00a0236(B)(3)); signatures alone are not enough.',
          'It can lead to a divorce. Living apart under such an agreement is one of New York’s ' +
            `seven grounds (§\u00a0170): ${livingApart}. For that, it must have been substantially ` +
            'performed, and it or a memorandum of it filed with the county clerk. The no-fault ' +
            'ground, irretrievable breakdown for six months, may be open to you too.',
          'A court can also separate you. Legal separation now has a no-fault ground (§\u00a0200): ' +
            'irretrievable breakdown for six months, once support, fees, custody and visitation are ' +
            'settled.',
        ],
      },
      {
        type: 'list',
        title: 'What to cover',
        items: [
          'The home: who stays, who pays, and what happens when the lease ends',
          'The children’s week, school breaks and travel, and who decides about schools and doctors',
          'Child support, child care and medical bills, with due dates',
          'Maintenance: how much, how many months, and what ends it',
          'Accounts, cards and loans: which close, which go on',
          'Retirement plans, insurance, beneficiaries and taxes',
          'How to change the terms, and what to try first when you disagree',
        ],
      },
      {
        type: 'accordion',
        title: 'Asked in the first week',
        accordionItems: [
          {
            title: 'Should I move out?',
            content:
              'If you are in danger, leave and call for help. Otherwise talk to us before you pack: it can change who carries the rent and what the children get used to. Settle in writing what you take and when you see the children next.',
          },
          {
            title: 'Can we use a form from the internet?',
            content:
              'As a list of topics, yes. The form does not know that your mother-in-law co-signed the mortgage.',
          },
          {
            title: 'Can we agree on another amount of child support?',
            content: `Yes. ${childSupportRecitals}`,
          },
          {
            title: 'Do I have to show my finances?',
            content:
              'We ask for complete figures from both sides, and give yours. A missing account starts the next fight.',
          },
          {
            title: 'What if the payments stop?',
            content:
              'Keep a dated record, answer calmly and call us. Our drafts name the day, the method and the first step when money is late.',
          },
          {
            title: 'Who should know?',
            content:
              'The school, about who picks up; the accountant, about taxes. Ask us before you write to a landlord, lender or insurer.',
          },
          {
            title: 'What if we get back together?',
            content:
              'It happens, and we are glad. Two sentences in the agreement can say which terms end and which transfers stand.',
          },
        ],
      },
      {
        type: 'stats',
        title: 'Four figures to know',
        content: 'Income above a cap is for the court to weigh.',
        stats: [
          { number: '6 months', label: 'Living apart as a ground for divorce (earlier actions: 1 year)' },
          {
            number: 'Age 21',
            label:
              'How long child support runs, unless the child is emancipated earlier; for certain ' +
              'dependents with developmental disabilities it can run to 26',
          },
          {
            number: lawFigures.childSupportCap,
            label: 'Cap on the parents’ combined income for child support',
          },
          { number: lawFigures.maintenanceCap, label: 'Cap on the payor’s income for maintenance' },
        ],
      },
      {
        type: 'text',
        title: 'Time and cost',
        content: [
          'One lease and two salaries may take a few weeks; a house and a pension, longer. We ' +
            'quote after a first reading. If you later divorce on the same terms, that usually means ' +
            `legal fees of $3,000–$5,000 (${typicalFees}), court fees of about $335–$350, and ` +
            'roughly three to six months.',
        ],
      },
      {
        type: 'cta',
        title: 'Have it read first',
        content:
          'You hear what is sound, what is missing, and what we would charge to fix it. Tonight, ' +
          'find the lease or deed, your pay stubs and the last tax return, and list every bill that ' +
          'leaves an account in a month.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'It was December and I didn’t want a divorce, I wanted to know who was paying for heat. They ' +
        'wrote it all down, heat included. I slept that night for the first time since Labor Day. We ' +
        'did end up divorcing, two years on, and that was all right too. By then we’d had practice.',
      author: 'B. G., Brooklyn',
      matter: 'Separation agreement',
    },
    {
      text: 'His lawyer: thirty pages. Priya: three, with question marks.',
      author: 'K. O., Manhattan',
      matter: 'Review of a separation agreement',
    },
    {
      text: 'Used it a year and never needed to call anyone. When we filed, they pulled our folder and were basically done.',
      author: 'F. M., Astoria',
      matter: 'Separation agreement, later divorce',
    },
  ],
  interviews: ['sample-0105', 'sample-0112', 'sample-0106', 'sample-0103'],
  seo: {
    title: 'Separation Agreements in New York',
    description:
      'Living apart but not yet divorcing? What a New York separation agreement should cover, how it ' +
      'can become a ground for divorce, and what to avoid.',
    keywords: [
      'separation agreement New York',
      'legal separation lawyer',
      'living apart divorce ground',
      'review separation agreement',
      'separation agreement child support',
      'moving out before divorce',
    ],
  },
};
