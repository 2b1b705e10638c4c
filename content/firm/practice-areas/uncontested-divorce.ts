import { noFaultCondition } from '#law/guidelines.ts';
import { childSupportRecitals, healthCover } from '#law/rules.ts';
import { acknowledged, asOf, residencePeriod, typicalFees } from '#law/statements.ts';
import { lawFigures } from '../../../calculators/law-figures.ts';
import type { PracticeAreaEntry, PracticeAreaRecord } from '../../schema/practice-area.ts';

const { childSupportPercent: percents } = lawFigures;

export const entry: PracticeAreaEntry = {
  place: 2,
  name: 'Uncontested Divorce',
  menu: { group: 'Divorce Types', place: 2 },
  anchor: 'uncontested-divorce',
  inPanel: true,
  inFooter: true,
  matters: [
    {
      place: 2,
      title: 'Uncontested divorce',
      text: 'You agree; we put it in order and see it through.',
      key: 'uncontested-divorce',
    },
  ],
};

/** @sample how the firm works on these cases, message, testimonials and interviews */
export const area: PracticeAreaRecord = {
  card: {
    place: 2,
    text:
      'You agree on everything, or nearly. We test the terms for gaps, put them into papers that the court ' +
      'can approve, and see the file through to judgment. The aim is that nothing comes back to you later.',
    points: [
      'A careful reading of your terms',
      'Papers prepared and filed',
      'Name, deeds and accounts afterwards',
    ],
    ornament: 'uncontested-divorce',
    link: 'Read about uncontested divorce',
  },
  subtitle: 'You have agreed. Now it has to be written down so that it lasts.',
  badge: 'By agreement',
  heroDescription:
    'You and your spouse have settled the hard questions between yourselves. What remains is ' +
    'to test the agreement, put it into proper papers and bring it before the court without ' +
    'waking old quarrels.',
  personalMessage: [
    'People sometimes apologize to me for having an easy case. There is nothing to apologize ' +
      'for. Two people who can still sit down and divide the dishes have already done the part ' +
      'no lawyer can do for them.',
    'What I will do is ask you some dull questions about pensions, passports and who pays for ' +
      'braces. I would rather bore you now than meet you again over a sentence that could be ' +
      'read two ways.',
  ],
  whyChooseUs: [
    {
      title: 'Read whole, then drafted',
      text:
        'We go through your terms from start to finish first, and mark every question they leave ' +
        'unanswered.',
    },
    {
      title: 'Sentences you can follow',
      text:
        'Priya Raghunathan writes settlement papers that both of you can understand without a ' +
        'dictionary at your elbow.',
    },
    {
      title: 'Flat fees where they fit',
      text:
        'Once the terms are settled, ask us for a flat fee. It is set down on paper before we ' + 'start.',
    },
    {
      title: 'Guidelines beside your figures',
      text:
        'You see what the formulas for maintenance and child support would give, next to the ' +
        'amounts you chose.',
    },
    {
      title: 'A civil tone',
      text:
        'Our letters to your spouse are short and courteous. The two of you may be parents ' +
        'together for years.',
    },
    {
      title: 'Papers you can find',
      text:
        'Drafts, signed copies and invoices sit in your free client portal, so nothing depends on ' +
        'searching an inbox.',
    },
  ],
  mainContent: {
    sections: [
      {
        type: 'stats',
        title: 'What to expect',
        content:
          `What this page says about cost and time is general information as of ${asOf}: legal fees are ` +
          `${typicalFees}. Yours depend on how complete the agreement is when you come to us.`,
        stats: [
          { number: '3–6 months', label: 'Usual time, roughly' },
          { number: '$3,000–$5,000', label: 'Usual legal fees' },
          { number: '$335–$350', label: 'Court fees, about' },
          { number: '10–15 minutes', label: 'A prove-up hearing, where one is held' },
        ],
      },
      {
        type: 'text',
        title: 'Is it really uncontested?',
        content: [
          'The word means agreed in full. You both want the divorce, and nothing about the children, ' +
            'the support, the property or the debts is left for later. Many couples who call us are ' +
            'nine tenths of the way there. That is a good place to begin. The last tenth often needs ' +
            'no more than a patient hour and the right documents.',
          'We start by reading whatever you have: a signed page, a spreadsheet, a chain of messages. ' +
            'Then we write out what you seem to have agreed, in order, and send you back the gaps. You ' +
            'fill them with your spouse, or ask us to propose wording.',
        ],
      },
      {
        type: 'list',
        title: 'What couples most often forget',
        content: 'Look for each of these in your own terms.',
        items: [
          'Who keeps the lease or the mortgage, and by when the other name comes off it.',
          'Retirement savings, including those from a job long past.',
          'Tax refunds, tax debts, and who claims a child in which year.',
          `Health insurance: ${healthCover}.`,
          'Holidays, passports, and notice before a move.',
          'Child care and medical bills, and how soon one parent repays the other.',
          'The joint card that still works.',
        ],
      },
      {
        type: 'highlight',
        title: 'If one point is stuck',
        content:
          'A single disagreement need not take you into a courtroom. Set it aside, finish the rest, ' +
          'and return to it with figures in hand. A mediator can help; that usually costs ' +
          `$3,000–$8,000 (${typicalFees}). Whatever comes of it, show us the wording before your ` +
          'signature goes under it.',
        color: 'gold',
      },
      {
        type: 'text',
        title: 'How the papers travel',
        content: [
          'First we confirm that New York is the right place. It usually is if either of you has ' +
            'lived here for two years, or for one year with a connection, such as having lived here as ' +
            `spouses (Domestic Relations Law §\u00a0230), ${residencePeriod}. The ground is normally ` +
            `the no-fault one: an irretrievable breakdown that has lasted at least six months. ${noFaultCondition}`,
          'Then we file. In Supreme Court, in every county, the index number is $210 and the ' +
            'uncontested matrimonial calendar number $125; certified copies make up the rest. Your ' +
            'spouse receives the papers and signs what needs signing, and the set goes to the court ' +
            'for approval. You may not have to appear at all. If you do, we practice the questions ' +
            'with you.',
        ],
      },
      {
        type: 'accordion',
        title: 'Small questions that keep people awake',
        accordionItems: [
          {
            title: 'Can you act for both of us?',
            content:
              'No. We represent one of you, and say so plainly to the other. Your spouse is welcome to ' +
              'have the draft checked elsewhere, and we would rather they did. Terms that two people ' +
              'understood are harder to regret.',
          },
          {
            title: 'What if my spouse has second thoughts?',
            content:
              'Tell us early. A wobble is often about one sentence, and a sentence can be rewritten. If ' +
              'the whole agreement falls apart, the case becomes contested, and we explain what that ' +
              'would involve before you decide how to go on.',
          },
          {
            title: 'May we choose our own support figures?',
            content:
              'Begin with the guideline, so that you know what you are departing from. For one child it ' +
              `is ${percents.one} of combined parental income and for two ${percents.two}, up to ` +
              `${lawFigures.childSupportCap} as of ${asOf}; the ` +
              'non-custodial parent’s part is in proportion to income. Maintenance comes first, on a ' +
              'formula of its own. ' +
              childSupportRecitals,
          },
          {
            title: 'What slows things down?',
            content:
              'Usually small things: an unsigned page, an old address, a retirement plan remembered at ' +
              'the end. We keep a single list of what is outstanding and share it with you. Where the ' +
              'court has a queue of its own, we say so and do not pretend that we can shorten it.',
          },
          {
            title: 'Will strangers learn why we are parting?',
            content:
              'The no-fault ground does not call for a list of wrongs, and we do not write one. The ' +
              'papers say what has to be said and stop there.',
          },
        ],
      },
      {
        type: 'list',
        title: 'Tonight and this week',
        items: [
          'Write your agreement as ten plain sentences, ask your spouse to do the same, and compare.',
          'Put the latest tax return and one statement for every account into a folder.',
          'Name a day after which neither of you runs up joint debt.',
          'Leave the furniture for last.',
        ],
      },
      {
        type: 'highlight',
        title: 'Three things to resist',
        content:
          'Resist signing a form found online in the hope of correcting it later. Resist trading ' +
          'away anything whose statement you have not seen. And resist agreeing out of fear or ' +
          'exhaustion: if you are afraid of your spouse, say that first, and we will talk about ' +
          'safety before paperwork.',
        color: 'grey',
      },
      {
        type: 'text',
        title: 'What we take off your hands',
        content: [
          'We draft the agreement and the court papers, and explain each before you sign. The agreement is ' +
            `${acknowledged}; a signature alone is not enough. We see that your spouse receives theirs ` +
            'with a friendly covering note. We file the set, answer questions from the court, and send you ' +
            'certified copies at the end. Your part is to read carefully, and to tell us if anything in ' +
            'your life has changed since we last spoke.',
        ],
      },
      {
        type: 'cta',
        title: 'Bring us your list',
        content:
          'Write to us through the contact page, or call. At a first consultation we tell you ' +
          'whether your terms are ready for papers, what is missing, and what the work would cost. ' +
          'If you can do part of it without us, you will hear that too.',
      },
    ],
  },
  testimonials: [
    {
      text:
        'We had agreed on everything, or so we believed. Priya found four holes in a single ' +
        'reading, asked us about each, and then wrote it all down so clearly that neither of us ' +
        'argued.',
      author: 'A. L., Queens',
      matter: 'Uncontested divorce',
    },
    {
      text:
        'No one tried to make our divorce bigger than it was. The fee was fixed, the letters to my ' +
        'husband were polite, and I always knew which paper was on whose desk.',
      author: 'T. N., Brooklyn',
      matter: 'Uncontested divorce',
    },
    {
      text:
        'They told me which parts I could do myself and then checked that I had done them. I felt ' +
        'looked after without ever feeling managed. We still share a dog.',
      author: 'C. B., Manhattan',
      matter: 'Uncontested divorce by settlement',
    },
  ],
  interviews: ['sample-0103', 'sample-0109', 'sample-0112', 'sample-0105'],
  seo: {
    title: 'Uncontested Divorce in New York',
    description:
      'Agreed on everything? How an uncontested New York divorce works, what it usually costs, ' +
      'how long it takes, and the points that couples forget.',
    keywords: [
      'uncontested divorce New York',
      'uncontested divorce cost',
      'no-fault divorce',
      'how long does an uncontested divorce take',
      'divorce settlement papers',
      'prove-up hearing',
    ],
  },
};
