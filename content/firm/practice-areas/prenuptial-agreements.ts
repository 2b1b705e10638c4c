import { acknowledged, asOf } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 8,
  name: 'Prenuptial Agreements',
  menu: { group: 'Legal Agreements', place: 11 },
  anchor: 'prenuptial',
  inFooter: true,
  matters: [
    {
      place: 8,
      title: 'Prenuptial agreements',
      text: 'A calm conversation before the wedding, written down well.',
      key: 'prenuptial-agreements',
    },
    {
      place: 9,
      title: 'Postnuptial agreements',
      text: 'The same clarity, for couples already married.',
      key: 'postnuptial-agreements',
      toCard: true,
    },
  ],
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  card: {
    place: 9,
    title: 'Prenuptial and Postnuptial Agreements',
    text:
      'A calm talk about money, before the wedding or after it, written down in sentences you both ' +
      'understand. We draft agreements, and we read the ones that other people have drafted. Each partner ' +
      'should have a lawyer of their own.',
    points: [
      'Agreements before the wedding',
      'Agreements during the marriage',
      'Review of a draft you were handed',
    ],
    link: 'Read about prenuptial agreements',
  },
  subtitle: 'A frank conversation about money, well before the wedding.',
  badge: 'Before the wedding',
  heroDescription:
    'Whether you want an agreement or have just been handed one, the same two things matter: ' +
    'time and candor. We help you ask, answer and write it down without turning an engagement ' +
    'into a negotiation.',
  personalMessage: [
    'A young woman once cried in my office because she thought that asking for an agreement ' +
      'meant she did not love him. She did. She had also watched her parents part without a ' +
      'single paper between them.',
    'If yours is the harder chair, and the document came from the other side, please know that ' +
      'you may ask questions, you may take time, and you may say no. I would tell my own ' +
      'daughter the same.',
  ],
  whyChooseUs: [
    {
      title: 'A calendar first',
      text:
        'We fix a signing date well ahead of the ceremony and work backward, so that nobody reads ' +
        'drafts in a fitting room.',
    },
    {
      title: 'Two lawyers, please',
      text:
        'We advise one of you, and urge the other to have independent counsel who is free to ' +
        'disagree with us.',
    },
    {
      title: 'Open books',
      text:
        'Income, property and debts are listed and attached, so that nothing large comes to light ' +
        'on an anniversary.',
    },
    {
      title: 'Kind wording',
      text:
        'Priya Raghunathan drafts without threats, because the first reader is the person you mean ' +
        'to marry.',
    },
    {
      title: 'A kept history',
      text:
        'Each version is filed with its date and comments, in case anyone ever asks how the ' +
        'agreement came about.',
    },
    {
      title: 'Room for later',
      text: 'We propose moments to look at it again, such as a first child or the sale of a company.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'highlight',
        title: 'Begin before the invitations',
        content:
          'Leave months, not days, between the first talk and the wedding. Time lets you both read, ' +
          'ask, sleep and change a word. An agreement pressed on somebody in the last week starts ' +
          'its life with a grievance, and may meet an argument about pressure later.',
        color: 'gold',
      },
      {
        type: 'text',
        title: 'What it is for',
        content: [
          'A prenuptial agreement says, while you are on good terms, how money should be treated if ' +
            'the marriage ends. People sign one to protect a business, the children of an earlier ' +
            'family, a parent’s house, or themselves from a partner’s debts. Others simply want to ' +
            'know the rules before they begin. None of these reasons is cold.',
          'We first ask what each of you is trying to keep safe. Often the list is short: one ' +
            'company, one apartment, one promise made to a grandmother. A short list makes a shorter ' +
            'document.',
        ],
      },
      {
        type: 'list',
        title: 'What each of you should gather',
        content: 'The same for both, however unequal the piles may be.',
        items: [
          'A list of what you own and owe today, with a statement or an estimate for each line.',
          'Your last tax returns, and proof of this year’s income.',
          'Papers about a business, a trust or an inheritance you have been told to expect.',
          'Student loans, guarantees and money owed to family.',
          'Any earlier divorce judgment, with the support it orders.',
          'A page in your own hand: what would feel fair after five years, and after twenty-five?',
        ],
      },
      {
        type: 'accordion',
        title: 'Subjects to settle, one at a time',
        accordionItems: [
          {
            title: 'What stays yours',
            content:
              'We name it, describe it and say what happens to its growth. The hard part is mixing: a ' +
              'wedding gift paid into an old account, a salary spent on an inherited roof. The draft ' +
              'should say what you intend in such cases rather than leave it to memory.',
          },
          {
            title: 'What you build together',
            content:
              'Savings, a home, a company started at the dining table. You might share them equally, in ' +
              'proportion, or by a rule that changes with the years. We show you each version in ' +
              'figures, using your own incomes.',
          },
          {
            title: 'Support, if you part',
            content:
              'Some couples want an amount, some a formula of their own, and some prefer to leave the ' +
              'subject to the law of the day. Before you choose, look at what the statutory formula ' +
              'would give. Terms about maintenance must be fair when they are made and not unconscionable at the ' +
              'time of the judgment (Domestic Relations Law §\u00a0236(B)(3)).',
          },
          {
            title: 'Retirement plans',
            content:
              'A fiancé cannot waive a survivor’s rights in an employer’s plan under ERISA; only a spouse can ' +
              '(29\u00a0USC 1055(c)). If you agree on it now, sign that waiver after the wedding.',
          },
          {
            title: 'Debts',
            content:
              'Say who answers for which. A loan for one person’s degree and a mortgage on a joint home ' +
              'call for different sentences.',
          },
          {
            title: 'The home',
            content:
              'Who would stay, for how long, and how would the other be paid? If a parent is helping ' +
              'with the purchase, we ask whether the money is a gift, a loan or a share, and have that ' +
              'written down too.',
          },
          {
            title: 'Children',
            content:
              'We leave custody and child support out of the prenuptial agreements we draft. Those ' +
              'questions are better answered for a real child, in a real week, than for one you have ' +
              'only imagined.',
          },
        ],
      },
      {
        type: 'stats',
        title: 'If support is left to the law',
        content:
          `The maintenance guideline in outline, as of ${asOf}. It is general information, and ` +
          'the law on the day you need it may differ. Durations are advisory, as a share of the ' +
          'length of the marriage.',
        stats: [
          {
            number: lawFigures.maintenanceCap,
            label: 'Payor’s income to which the formula applies; above it, listed factors decide',
          },
          { number: lawFigures.duration.upTo15Years, label: 'Duration, marriages of up to 15 years' },
          { number: lawFigures.duration.upTo20Years, label: 'Duration, over 15 and up to 20 years' },
          { number: lawFigures.duration.longer, label: 'Duration, over 20 years' },
        ],
      },
      {
        type: 'text',
        title: 'If you have been handed a draft',
        content: [
          'Thank your partner and put it down. Do not sign, and do not argue that evening. A ' +
            'sentence will do: I want to read this properly, with someone who is on my side.',
          'Then bring it to us. We look first for what is missing: an account left off the schedule, ' +
            'a waiver tucked into paragraph fourteen, any word about your career should you stay home ' +
            'with a child. We put the rest into everyday English and mark what we would ask to change, ' +
            'what we would let pass and what should give you pause. The choice remains yours.',
        ],
      },
      {
        type: 'list',
        title: 'Ways to spoil it',
        items: [
          'Raising it for the first time at a family dinner.',
          'Leaving out an account because it is small, or a debt because it is embarrassing.',
          'Letting one lawyer advise you both.',
          'Borrowing a friend’s agreement, with the friend’s worries still in it.',
          'Signing because the hall is booked.',
        ],
      },
      {
        type: 'text',
        title: 'How we proceed',
        content: [
          'At the first meeting we listen, and you leave with a list. At the second you choose an ' +
            'outline. Then come drafts, each with a short letter about what changed and why. We talk ' +
            'with your partner’s lawyer in the same tone we would wish for at the wedding.',
          'At the end there is a formality that must not fail. An agreement before or during the marriage ' +
            `has to be in writing, ${acknowledged} (Domestic Relations Law §\u00a0236(B)(3); Galetta v Galetta, ` +
            '2013). Two signatures alone are not enough.',
          'The fee is quoted in writing once we know what there is to cover; ask us whether a flat ' +
            'fee would suit. We give no general figure here, because two people with two salaries and ' +
            'two people with four companies need very different documents. How long it takes depends ' +
            'on how quickly both sides put their papers together.',
        ],
      },
      {
        type: 'highlight',
        title: 'How to open the subject tonight',
        content:
          'Start with yourself. Say what you are afraid of, and what you would want for the other if ' +
          'you were the one who fell ill or fell out of love. Ask what they saw at home as a child. ' +
          'Agree only on this: that you will each speak to a lawyer, and that neither will hurry.',
        color: 'grey',
      },
      {
        type: 'cta',
        title: 'Talk it over early',
        content:
          'Come by yourself, with a date in mind and as many papers as you have. If the wedding has ' +
          'already taken place, ask us about a postnuptial agreement. If it is close, call rather ' +
          'than write, and we will tell you frankly what can still be done with care.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'I dreaded raising it. They helped me find the words, then insisted that my fiancé choose ' +
        'his own lawyer. We argued once, laughed twice, and signed two months before the wedding.',
      author: 'V. S., Manhattan',
      matter: 'Prenuptial agreement',
    },
    {
      text:
        'The draft from her family’s firm frightened me. Priya went through it pencil in hand and ' +
        'told me which worries were real. She never said a harsh word about anyone.',
      author: 'O. T., Brooklyn',
      matter: 'Review of a prenuptial agreement',
    },
    {
      text:
        'Second marriage, grown children on both sides. They asked about people before they asked ' +
        'about property, and what they wrote sounded like the two of us.',
      author: 'P. E., Queens',
      matter: 'Prenuptial agreement, second marriage',
    },
  ],
  interviews: ['sample-0107', 'sample-0102', 'sample-0112', 'sample-0114'],
  seo: {
    title: 'Prenuptial Agreements in New York',
    description:
      'Asking for a prenuptial agreement, or handed one to sign? What to gather, what to settle, ' +
      'when to begin and what to avoid before a New York wedding.',
    keywords: [
      'prenuptial agreement New York',
      'prenup lawyer',
      'review a prenuptial agreement',
      'postnuptial agreement',
      'prenup before wedding how long',
      'protect a business before marriage',
    ],
  },
};
