import { acknowledged } from '#law/statements.ts';
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
      text: 'Before the wedding.',
      key: 'prenuptial-agreements',
    },
    {
      place: 9,
      title: 'Postnuptial agreements',
      text: 'For couples already married.',
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
      'An honest talk about money, before the wedding or after it, written down so that you both ' +
      'understand it. We draft agreements and read drafts you were handed. Each of you should have ' +
      'your own lawyer.',
    points: [
      'Agreements before the wedding',
      'Agreements during the marriage',
      'Review of a draft you were handed',
    ],
    link: 'Read about prenuptial agreements',
  },
  subtitle: 'An honest talk about money, well before the wedding',
  badge: 'Before the wedding',
  heroDescription:
    'You may want an agreement, or you may have just been handed one. Either way you need time and a ' +
    'lawyer of your own.',
  personalMessage: [
    'If the document came from the other side, you may ask questions, you may take your time, and ' +
      'you may say no. I would tell my own daughter the same.',
  ],
  whyChooseUs: [
    {
      title: 'A signing date first',
      text: 'Set well before the wedding, so nobody reads drafts at a fitting.',
    },
    {
      title: 'A lawyer for each of you',
      text: 'We advise one, and urge the other to hire someone independent.',
    },
    { title: 'Full disclosure', text: 'Income, property and debts are listed and attached.' },
    { title: 'Kind wording', text: 'Priya Raghunathan drafts it for the person you are going to marry.' },
    { title: 'Every draft kept', text: 'We file each version with its date, in case anyone ever asks.' },
    { title: 'A second look later', text: 'Plan a review when a child is born or a company is sold.' },
  ],
  mainContent: {
    sections: [
      {
        type: 'highlight',
        title: 'Start months ahead',
        content:
          'You both need time to read, ask and change things. An agreement pushed through in the ' +
          'last week may later be attacked as signed under pressure.',
        color: 'gold',
      },
      {
        type: 'text',
        title: 'What it is for',
        content: [
          'It says what happens to money if the marriage ends. People sign one to protect a ' +
            'business, children from an earlier marriage, a parent’s house, or themselves from a ' +
            'partner’s debts. We first ask what each of you wants to keep safe. Often that list is ' +
            'short.',
          `It has to be in writing, ${acknowledged} (DRL §\u00a0236(B)(3); Galetta v Galetta, ` +
            '2013). Signatures without that formality do not count. The same goes for a postnuptial ' +
            'agreement during the marriage.',
        ],
      },
      {
        type: 'list',
        title: 'What each of you gathers',
        items: [
          'What you own and owe today, with a statement or estimate for each line',
          'Your last tax returns, and proof of this year’s income',
          'Papers about a business, trust or expected inheritance',
          'Student loans, guarantees and money owed to family',
          'Any earlier divorce judgment, with its support',
          'In your own words: what would feel fair after five years, and after twenty-five?',
        ],
      },
      {
        type: 'accordion',
        title: 'What to settle',
        accordionItems: [
          {
            title: 'What stays yours',
            content:
              'We name it and say what happens to its growth, and to mixing: a wedding gift in an ' +
              'old account, a salary spent on an inherited roof.',
          },
          {
            title: 'What you build together',
            content:
              'Shared equally, in proportion, or by a rule that changes with the years. We show you ' +
              'each in figures.',
          },
          {
            title: 'Support, if you part',
            content:
              'An amount, a formula of your own, or whatever the law gives then. Terms about ' +
              'maintenance must be fair when they are made and not unconscionable at the time of the ' +
              'judgment (DRL §\u00a0236(B)(3)).',
          },
          {
            title: 'Retirement plans',
            content:
              'A fiancé cannot waive a survivor’s rights in an employer’s plan under ERISA; only a ' +
              'spouse can (29\u00a0USC 1055(c)). Agree on it now and sign that waiver after the ' +
              'wedding.',
          },
          {
            title: 'Debts',
            content: 'Who answers for which? A student loan and a joint mortgage need different sentences.',
          },
          {
            title: 'The home',
            content:
              'Who would stay, for how long, and how is the other paid? If a parent helps you buy, ' +
              'write down if it is a gift, a loan or a share.',
          },
          {
            title: 'Children',
            content:
              'We leave custody and child support out. They are better decided for a real child in a ' +
              'real week.',
          },
        ],
      },
      {
        type: 'text',
        title: 'If you were handed a draft',
        content: [
          'Say that you want a lawyer of your own to read it, and put it down for the evening. We ' +
            'look for what is missing: an account not listed, a waiver on a back page, your career ' +
            'if you stay home with a child. You get it in everyday English, with what we would ' +
            'change and what should give you pause.',
        ],
      },
      {
        type: 'stats',
        title: 'If support is left to the law',
        content:
          'Today’s guideline; the law on the day you need it may differ. Durations are advisory ' +
          'shares of the marriage.',
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
        type: 'highlight',
        title: 'How to bring it up',
        content:
          'Start with yourself: what you are afraid of, and what you would want for them if you fell ' +
          'ill. Ask what they saw at home growing up. Agree that each of you will see a lawyer. ' +
          'Family dinner is a bad moment, and so is the week the hall is booked.',
        color: 'grey',
      },
      {
        type: 'cta',
        title: 'Talk to us early',
        content:
          'Come by yourself, with a date in mind. The fee is quoted in writing once we know what ' +
          'there is to cover. If the wedding is close, please call.',
      },
    ],
  },
  testimonials: [
    {
      text: 'We argued once, laughed twice, signed two months ahead.',
      author: 'V. S., Manhattan',
      matter: 'Prenuptial agreement',
    },
    {
      text:
        'Her family’s firm sent a draft that read like I was a burglar. Priya went through it with a ' +
        'pencil and sorted my worries into real, not real, and ask him. About a third were real. ' +
        'They changed all of those. My wife doesn’t know how close I came to calling the whole thing ' +
        'off, or she didn’t, until she reads this.',
      author: 'O. T., Brooklyn',
      matter: 'Review of a prenuptial agreement',
    },
    {
      text:
        'Second marriage, five grown kids between us. They asked about the kids before the money, ' +
        'and what they wrote sounds like us.',
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
