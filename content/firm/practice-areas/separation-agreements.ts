import { childSupportRecitals } from '#law/rules.ts';
import { acknowledged, asOf, livingApart, typicalFees } from '#law/statements.ts';
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
  subtitle: 'Living apart on written terms, while you decide what comes after.',
  badge: 'Apart, with terms',
  heroDescription:
    'Some couples need distance before they need a divorce. A separation agreement sets out ' +
    'who lives where, who pays what and when the children are with whom, so that living apart ' +
    'has rules you both know.',
  personalMessage: [
    'My father used to say that the hardest night is the first one in a new apartment. He kept ' +
      'a spare kettle in the office for clients who had moved out without one. I still think of ' +
      'it when somebody asks me about separation.',
    'You need not know tonight whether the marriage is over. An agreement can give you both a ' +
      'floor to stand on while you find out. Let us build it carefully, because you may live ' +
      'under it longer than you expect.',
  ],
  whyChooseUs: [
    {
      title: 'Tested against bad luck',
      text: 'We try each clause on a lost job, a new partner, a move and a sick child before you sign.',
    },
    {
      title: 'One meaning per sentence',
      text:
        'If a line needs explaining twice, Priya Raghunathan rewrites it until both of you would ' +
        'read it alike.',
    },
    {
      title: 'Support worked out first',
      text:
        'We run the statutory worksheets on your real incomes before anybody proposes a number to ' +
        'the other side.',
    },
    {
      title: 'An eye on divorce',
      text: 'Each draft is checked for how it would read later, should either of you ask for a divorce.',
    },
    {
      title: 'A second pair of eyes',
      text:
        'Holding a draft from your spouse’s lawyer? We mark it up, clause by clause, in words you ' +
        'use yourself.',
    },
    {
      title: 'When one of you leaves',
      text:
        'If a spouse moves out of New York, Elena Marquez considers whose rules may matter and ' +
        'whom to consult.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'text',
        title: 'What it does, and what it leaves open',
        content: [
          'A separation agreement is a contract between spouses. You remain married. What changes is ' +
            'that the ordinary questions of a shared life get written answers: rent, keys, school ' +
            'mornings, the card bill, the dog.',
          'It can also lead somewhere. Living apart under such an agreement is one of the seven grounds for ' +
            `divorce in New York (Domestic Relations Law §\u00a0170): ${livingApart}. It is not the ` +
            'only door; the no-fault ground, an irretrievable breakdown of six months, may be open to ' +
            'you as well. We explain which suits your plans, and why dates and wording should be right ' +
            'from the first day.',
          `The form matters as much as the terms. The agreement has to be in writing, ${acknowledged} ` +
            '(§\u00a0236(B)(3)); two signatures alone are not enough. As a ground for divorce it must also have ' +
            'been substantially performed, and it or a memorandum of it filed with the county clerk.',
          'A court can separate you too. Legal separation now has a no-fault ground (§\u00a0200): irretrievable ' +
            'breakdown for six months, once support, fees, custody and visitation are settled.',
        ],
      },
      {
        type: 'highlight',
        title: 'Sign nothing tonight',
        content:
          'If your spouse has handed you pages and a pen, say that you will answer next week. Terms ' +
          'accepted in a hurry can follow you into the divorce. Photograph each page, keep the ' +
          'copies where only you can reach them, and let a lawyer of your own read them.',
        color: 'red',
      },
      {
        type: 'stats',
        title: 'Four figures to know',
        content: `General information as of ${asOf}; income above a cap is for the court to weigh.`,
        stats: [
          { number: '6 months', label: 'Living apart as a ground for divorce (earlier actions: 1 year)' },
          {
            number: 'Age 21',
            label:
              'How long child support runs, unless the child is emancipated earlier; for certain dependents with ' +
              'developmental disabilities it can run to 26',
          },
          {
            number: lawFigures.childSupportCap,
            label: 'Cap on the parents’ combined income for child support',
          },
          { number: lawFigures.maintenanceCap, label: 'Cap on the payor’s income for maintenance' },
        ],
      },
      {
        type: 'list',
        title: 'What a sound agreement covers',
        items: [
          'The home: who stays, who pays, who repairs, and what happens when the lease ends.',
          'The children’s ordinary week, school breaks and travel, and who decides about schools and ' +
            'doctors.',
          'Child support, child care and medical bills, with due dates and a way to pay.',
          'Maintenance: the amount, the number of months, and the events that end it.',
          'Accounts, cards and loans: which close, which go on, and whose they become.',
          'Retirement plans, insurance and beneficiaries.',
          'Taxes, for this year and for the years already filed.',
          'How to change the terms, and what to try first when you disagree.',
        ],
      },
      {
        type: 'cta',
        title: 'Have it read before you live by it',
        content:
          'Whether you need a first draft or a careful reading of theirs, one conversation will tell ' +
          'you what is sound, what is missing and what we would charge to put it right. Evenings and ' +
          'video meetings can be arranged.',
      },
      {
        type: 'accordion',
        title: 'Asked in the first week',
        content: 'Short answers, to be made longer when we know your circumstances.',
        accordionItems: [
          {
            title: 'Should I move out?',
            content:
              'Talk to us before you pack. Leaving can change who carries the rent and what the children ' +
              'come to think of as normal. If you do go, settle in writing what you take with you, which ' +
              'costs you keep paying, and when the children will next be with you. If you are in danger, ' +
              'none of that comes first: leave, and call for help.',
          },
          {
            title: 'Can we fill in a form from the internet?',
            content:
              'A form does not know that your mother-in-law co-signed the mortgage. Use one as a list of ' +
              'topics, if you like. Then let us write the parts on which a year of your life may depend.',
          },
          {
            title: 'Can we agree on another amount of child support?',
            content: `Yes. ${childSupportRecitals}`,
          },
          {
            title: 'Do I have to show my finances?',
            content:
              'We ask for complete figures from both sides, and give yours. An agreement built around a ' +
              'missing account invites a quarrel later, and the quarrel is usually about trust.',
          },
          {
            title: 'What if the payments stop?',
            content:
              'Keep a dated record, reply calmly and call us. Much depends on the wording, which is why ' +
              'our drafts name the day, the method and the first step when money is late.',
          },
          {
            title: 'Who else should know?',
            content:
              'Very few people. The school needs to know who collects the children; the accountant, how ' +
              'you plan to file. Friends mean well, but what they hear tends to come back changed. Ask ' +
              'us before you tell a landlord, a lender or an insurer anything in writing.',
          },
          {
            title: 'What if we reconcile?',
            content:
              'It happens, and we are glad when it does. Say in the agreement what that would mean: ' +
              'which terms lapse, and which transfers stand. Two sentences written now can spare you ' +
              'confusion.',
          },
        ],
      },
      {
        type: 'text',
        title: 'How long, and how much',
        content: [
          'Time depends on the two of you rather than on a court calendar. A couple with one lease ' +
            'and two salaries may need a few weeks; a family with a house and a pension, longer. We ' +
            'quote after a first reading: a flat fee where the scope is clear, by the hour where it is ' +
            'not.',
          'If you later divorce on the same terms, the case can go forward as uncontested. As of ' +
            `${asOf} that usually means legal fees of $3,000–$5,000 (${typicalFees}), court fees of about ` +
            '$335–$350, and roughly three to six months.',
        ],
      },
      {
        type: 'list',
        title: 'For this evening',
        items: [
          'Start a folder with the lease or deed, your recent pay stubs and the last tax return.',
          'List every bill that leaves an account in a month, and who pays it now.',
          'Draw the children’s present week, hour by hour.',
          'Choose one thing you could give up easily, and one you could not.',
        ],
      },
      {
        type: 'highlight',
        title: 'Better avoided',
        content:
          'Avoid spoken side deals, and messages that sound like one. Avoid large purchases, new ' +
          'loans and changed beneficiaries until we have looked at the whole. Avoid trading time ' +
          'with the children for money. And keep the discussion away from their ears; children hear ' +
          'more than they show.',
        color: 'grey',
      },
      {
        type: 'text',
        title: 'What we will do',
        content: [
          'We listen first, then send you an outline in plain English, one page if possible. You ' +
            'correct it. We draft, explain and negotiate with your spouse’s lawyer, and you see each ' +
            'change marked. After signing, we put the dates that matter into a calendar and give you a ' +
            'copy.',
        ],
      },
    ],
  },
  testimonials: [
    {
      text:
        'I did not want a divorce that winter. I wanted to know who would pay the heating. They ' +
        'wrote it all down, and for the first time in months I slept.',
      author: 'B. G., Brooklyn',
      matter: 'Separation agreement',
    },
    {
      text:
        'My husband’s lawyer sent thirty pages. Priya gave me back three, with a question mark ' +
        'wherever I ought to think. I understood exactly what I was signing and what I was giving ' +
        'up.',
      author: 'K. O., Manhattan',
      matter: 'Review of a separation agreement',
    },
    {
      text:
        'We used the agreement for a year and never had to call a lawyer about it. When we ' +
        'did decide to divorce, they already had a tidy file, and they remembered our daughter’s ' +
        'name.',
      author: 'F. M., Astoria',
      matter: 'Separation agreement, later divorce',
    },
  ],
  interviews: ['sample-0105', 'sample-0112', 'sample-0106', 'sample-0103'],
  seo: {
    title: 'Separation Agreements in New York',
    description:
      'Living apart but not yet divorcing? What a New York separation agreement should cover, ' +
      'how it can become a ground for divorce, and what to avoid.',
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
