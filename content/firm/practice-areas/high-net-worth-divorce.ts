import { automaticOrdersBind, automaticOrdersForbid } from '#law/rules.ts';
import { asOf, typicalFees } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

export const entry: PracticeAreaEntry = {
  place: 3,
  name: 'High Net Worth Divorce',
  menu: { group: 'Divorce Types', place: 3 },
  anchor: 'high-net-worth',
  inPanel: true,
  inFooter: true,
  matters: [
    {
      place: 3,
      title: 'High net worth divorce',
      text: 'Businesses, property and pensions, valued with care and kept private.',
      key: 'high-net-worth-divorce',
    },
  ],
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  card: {
    place: 3,
    text:
      'A company, stock that has not vested, houses in several places, a family trust. Before such an ' +
      'estate can be divided it has to be drawn on one page and valued by people who can defend their ' +
      'figures. We keep it discreet.',
    points: [
      'Businesses and professional practices',
      'Stock, options and deferred pay',
      'Property outside New York',
    ],
    ornament: 'high-net-worth-divorce',
    link: 'Read about high net worth divorce',
  },
  subtitle: 'For estates that no single bank statement can explain.',
  badge: 'Complex estates',
  heroDescription:
    'A business, a portfolio, property in more than one place: when there is much to divide, ' +
    'the work lies in finding it, valuing it and keeping it out of conversation. Begin ' +
    'quietly, and begin early.',
  personalMessage: [
    'Clients with a great deal to lose often come to me with the fewest papers. Someone else ' +
      'always kept them. That is no failing, and it can be mended. The first months of these ' +
      'cases are mostly patient reading.',
    'I try the ones that cannot be settled, and most of what I know about settling comes from ' +
      'having tried them. Tell me what you built and what you would never sell. We will start ' +
      'there.',
  ],
  whyChooseUs: [
    {
      title: 'One map of the estate',
      text:
        'We draw every holding on a single chart, with its owner, its value, its date and its ' + 'proof.',
    },
    {
      title: 'A former accountant',
      text:
        'Daniel Choi reads partnership agreements and company ledgers himself, and briefs outside ' +
        'valuers in their own language.',
    },
    {
      title: 'Experts one at a time',
      text:
        'Appraisers, forensic accountants and actuaries are engaged only for a defined question, ' +
        'on a budget you approve.',
    },
    {
      title: 'Led by the partner',
      text:
        'Todd Hartwell runs these matters from the first meeting and reads each paper before it ' +
        'leaves the office.',
    },
    {
      title: 'Holdings abroad',
      text:
        'Elena Marquez works with counsel elsewhere, in Spanish and English, so that a single ' +
        'strategy governs every place.',
    },
    {
      title: 'Discretion by habit',
      text:
        'We settle with you how to reach you, who may know, and which adviser should stay outside ' +
        'the circle.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'highlight',
        title: 'First, keep it quiet',
        content:
          'You can prepare without announcing anything. Use a phone, an email address and a device ' +
          'that only you can open. Leave the family office, the house manager and the shared ' +
          'assistant out of it for now. A first talk commits you to nothing.',
        color: 'grey',
      },
      {
        type: 'text',
        title: 'Count, value, then negotiate',
        content: [
          'An estate of this size is sometimes hidden. More often it is scattered: a company founded ' +
            'before the wedding, an apartment held through an entity, stock that vests in four years, ' +
            'a loan from a parent that nobody wrote down. Until it has all been listed, any offer is a ' +
            'guess.',
          'So we work in order. The inventory comes first, with a document for each line. Next we ' +
            'ask where each thing came from and when, since arguments about property are often ' +
            'arguments about dates. Then value, on a stated day, by someone able to defend the figure ' +
            'under questioning. Only after that do we speak of percentages.',
        ],
      },
      {
        type: 'accordion',
        title: 'What needs more than a statement',
        accordionItems: [
          {
            title: 'A company or a professional practice',
            content:
              'We gather several years of returns, ledgers, contracts and owner’s draws. A valuer then ' +
              'shows what the company earns once personal spending is taken out of its books. We also ' +
              'ask how a share could be paid for: over time, in exchange for something else, or by ' +
              'keeping joint ownership under clear rules.',
          },
          {
            title: 'Stock, options and deferred pay',
            content:
              'The grant letters matter most: when granted, for what work, when vested, and what tax ' +
              'falls due. We lay those dates against the marriage, year by year. An award that looks ' +
              'large on paper can shrink once the tax is counted.',
          },
          {
            title: 'Real estate in several places',
            content:
              'Each property needs its deed, its mortgage, its running costs and an appraisal. For one ' +
              'outside New York, Elena Marquez arranges advice where it stands. Before anyone bids for a ' +
              'house, we ask whether you would want to maintain it alone.',
          },
          {
            title: 'Art, wine, watches, instruments',
            content:
              'Photographs, invoices, insurance schedules and loan papers are a good start. Insured ' +
              'value and sale value are different figures. A specialist should say what each one means ' +
              'for your pieces.',
          },
          {
            title: 'Trusts and family money',
            content:
              'We read the instrument itself, never only a summary of it. Who may decide, who may ' +
              'receive, and what has in fact been paid are separate questions. Each calls for its own ' +
              'papers.',
          },
          {
            title: 'Debts and guarantees',
            content:
              'Personal guarantees, margin loans, capital calls and tax not yet due belong on the chart ' +
              'as well. Obligations can outlast a marriage. So we ask who signed, for how much, and when ' +
              'it may be called in.',
          },
        ],
      },
      {
        type: 'stats',
        title: 'Where the formulas stop',
        content: `General information as of ${asOf}. Legal fees are ${typicalFees}.`,
        stats: [
          { number: lawFigures.maintenanceCap, label: 'Payor’s income counted by the maintenance formula' },
          { number: lawFigures.childSupportCap, label: 'Combined parental income counted for child support' },
          {
            number: lawFigures.duration.longer,
            label: 'Advisory duration of maintenance, as a share of a marriage of more than 20 years',
          },
          { number: '$50,000–$100,000', label: 'Legal fees, usually; sometimes more' },
        ],
      },
      {
        type: 'text',
        title: 'Above the caps',
        content: [
          'Beyond those lines the court decides on listed factors, and for child support it may apply the ' +
            'percentage too, so evidence carries the weight. We document how the household really lived: schools, travel, staff, ' +
            'giving, saving, and what each spouse gave up to make it possible. A budget drawn from ' +
            'records speaks more clearly than an indignant one.',
          `Allow for time as well as expense. Contested cases, as of ${asOf}, take from nine months to ` +
            'three years, and the valuations often set the pace. You will know which step is waiting ' +
            'for which expert, and why. If both sides are willing, much of this can be settled in ' +
            'private meetings instead of open court.',
        ],
      },
      {
        type: 'list',
        title: 'Within reach tonight',
        content: 'Only what is yours to open, and without disturbing anything.',
        items: [
          'Personal and business tax returns, with every schedule, for as many years as you hold.',
          'Loan and credit applications. People describe their wealth carefully to a bank.',
          'Shareholder, partnership and trust documents, and any prenuptial agreement.',
          'Grant letters, and the newest statement from each brokerage.',
          'Insurance schedules for jewelry, art and vehicles.',
          'The names of the accountant, the banker and the estate lawyer. Do not call them yet.',
        ],
      },
      {
        type: 'highlight',
        title: 'What can do harm',
        content:
          'Transfers, gifts, new entities, a sudden loan to a brother, a deleted ledger: each leaves ' +
          'a trail, and you may be asked to explain each under oath. In a divorce, automatic orders ' +
          `${automaticOrdersForbid}. They ${automaticOrdersBind}. Leave everything where it stands. Do not copy ` +
          'files from a work server, do not open your spouse’s devices, and do not post about the house, ' +
          'the boat or the trip.',
        color: 'red',
      },
      {
        type: 'text',
        title: 'What we do in the first month',
        content: [
          'We agree on safe ways to reach you. We draw the first chart from whatever you have, mark ' +
            'its blanks and write the requests that would fill them. We look at what must keep running ' +
            'meanwhile: payroll, tuition, insurance, the payments on a line of credit. And we tell you ' +
            'early whether your case looks like one to negotiate or one to prepare for trial, knowing ' +
            'that the answer may change.',
          'You will have one point of contact, a regular call if you want it, and a running account ' +
            'of fees, experts included. Nobody in your household or your company hears from us unless ' +
            'you have said so.',
        ],
      },
      {
        type: 'cta',
        title: 'A private first conversation',
        content:
          'It can take place at an office or by video. Bring nothing, if that is safer. We will ' +
          'outline how your estate would be counted, which experts it might need and in what order, ' +
          'and what the opening phase is likely to cost.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'My wife ran the finances, and I was ashamed of how little I knew. Daniel drew the whole ' +
        'thing on one sheet of paper and let me ask the same question three times.',
      author: 'R. V., Manhattan',
      matter: 'High net worth divorce',
    },
    {
      text:
        'I needed it kept out of the office and away from my partners. They asked, on the first ' +
        'day, which number to call and which never to call. They never once got it wrong.',
      author: 'E. H., Westchester',
      matter: 'Divorce with a family business',
    },
    {
      text:
        'There were three countries, two languages and a great many boxes. Elena kept one list, ' +
        'and each week it had fewer open lines. I always knew what we were waiting for.',
      author: 'L. P., Brooklyn',
      matter: 'Divorce with property abroad',
    },
  ],
  interviews: ['sample-0102', 'sample-0104', 'sample-0112', 'sample-0107'],
  seo: {
    title: 'High Net Worth Divorce in New York',
    description:
      'Businesses, stock, trusts and property abroad: how a large estate is counted and valued ' +
      'in a New York divorce, usual fees, and how to prepare discreetly.',
    keywords: [
      'high net worth divorce New York',
      'business valuation divorce',
      'stock options divorce',
      'forensic accountant divorce',
      'private divorce settlement',
      'maintenance above the cap',
      'divorce with assets abroad',
    ],
  },
};
