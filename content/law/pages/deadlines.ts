import { paths } from '../../../contract/paths.ts';
import type { ResourcePage } from '../../schema/resource.ts';
import { childHelp } from '../help-lines.ts';
import * as periods from '../periods.ts';
import { arrearsStay, healthCoverPeriods, ownPetition, summonsWithNotice } from '../rules.ts';
import { asOf, generalInformation } from '../statements.ts';

export const deadlinesPage = {
  hero: {
    name: 'Deadlines',
    title: 'Deadlines that matter',
    intro:
      `If divorce papers were handed to you in New York, you have ${periods.answerHanded} days to ` +
      `answer. If a judge has decided against you, you usually have ${periods.challenge} days. Write ` +
      'down the day on which each paper reached you, and keep the envelope. The tables say from ' +
      'which day a period counts; if in doubt, count from the earliest.',
  },
  asOf: `${generalInformation} Your papers may set other dates, and exceptions exist; ask about yours.`,
  sections: [
    {
      id: 'served',
      heading: 'If you were served with papers',
      blocks: [
        {
          kind: 'table',
          caption: 'The time to answer',
          head: ['How they reached you', 'You have', 'The rule'],
          rows: [
            ['Handed to you in New York', `${periods.answerHanded} days`, 'CPLR\u00a0320(a), 3012(a)'],
            [
              'Served in another way, or outside New York',
              `Usually ${periods.answerOtherwise} days from when service is complete`,
              'CPLR\u00a0320(b), 3012(c)',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: `A complaint is met by an answer; ${summonsWithNotice} (CPLR\u00a03012(b)).`,
        },
        {
          kind: 'note',
          title: 'Is it too late?',
          text: 'Respond anyway, at once. Do not let one missed day become a judgment without you.',
        },
      ],
    },
    {
      id: 'serving',
      heading: 'If you have filed',
      blocks: [
        {
          kind: 'paragraph',
          text:
            `You have ${periods.serve} days to have the papers served, by someone else who is over ` +
            '18 (CPLR\u00a0306-b, 2103(a); Domestic Relations Law §\u00a0232). You cannot hand them ' +
            'over yourself.',
        },
      ],
    },
    {
      id: 'decision',
      heading: 'If a judge has decided',
      blocks: [
        {
          kind: 'table',
          caption: 'The time to appeal or object, as a rule',
          head: ['What you have', 'You have', 'The rule'],
          rows: [
            [
              'A decision of Supreme Court',
              `To appeal, ${periods.challenge} days from service of the order with notice of ` +
                `entry; ${periods.challengeMailed} if it was served by mail`,
              'CPLR\u00a05513',
            ],
            [
              'A decision that overlooked something',
              `To ask the same judge for reargument, ${periods.challenge} days from service of the ` +
                'order with notice of entry',
              'CPLR\u00a02221(d)(3)',
            ],
            [
              'An order of Family Court',
              `To appeal, ${periods.challenge} days from receipt in court or service by a party; ` +
                `${periods.challengeMailed} from the clerk’s mailing`,
              'FCA §\u00a01113',
            ],
            [
              'An order of a support magistrate',
              `No appeal: written objections within ${periods.challenge} days from receipt in ` +
                `court or personal service; ${periods.challengeMailed} from the mailing`,
              'FCA §\u00a0439(e)',
            ],
          ],
        },
      ],
    },
    {
      id: 'disclosure',
      heading: 'What you must show, and the first court dates',
      blocks: [
        {
          kind: 'table',
          caption: 'The start of a contested divorce',
          head: ['Step', 'When', 'The rule'],
          rows: [
            [
              'Statement of net worth',
              `Within ${periods.netWorth} days of a demand`,
              'DRL §\u00a0236(B)(4)(a)',
            ],
            [
              'Preliminary conference',
              `Within ${periods.preliminaryConference} days after the case is assigned to a judge`,
              '22 NYCRR 202.16(f)',
            ],
          ],
        },
        {
          kind: 'list',
          intro: 'Two things may come early as well:',
          items: [
            'Mediation. As a rule the courts refer a case to it early, but not where violence is ' +
              'alleged: they screen for that (22 NYCRR 160.2). If you are afraid of the other, say ' +
              'so.',
            'Parent education, a class about children in a separation, which the court may order ' +
              '(22 NYCRR Part 144).',
          ],
        },
      ],
    },
    {
      id: 'other',
      heading: 'Other deadlines people miss',
      blocks: [
        {
          kind: 'table',
          caption: 'Outside the case itself',
          head: ['What', 'When', 'The rule'],
          rows: [
            [
              'Less income, and an order to pay support',
              `File at once. ${arrearsStay}`,
              'DRL §\u00a0236(B)(9)(b)',
            ],
            [
              'Health insurance from your spouse’s job',
              `Give ${healthCoverPeriods}`,
              'COBRA; DRL §\u00a0255',
            ],
            ['A child taken to another country', childHelp.withinOneYear.text, 'Hague Convention, art. 12'],
            [
              'A signed acknowledgment of parentage',
              `Can be rescinded for ${periods.rescindParentage} days`,
              'FCA §\u00a0516-a',
            ],
            ['Immigration status through an abusive spouse', `File ${ownPetition}`, '8\u00a0USC 1154(a)(1)'],
          ],
        },
      ],
    },
  ],
  related: [
    { label: 'I was served with papers', href: paths.whatHappened('served-with-papers') },
    { label: 'The steps of a divorce', href: paths.procedures },
    { label: 'Changing and enforcing orders', href: paths.changingOrders },
    { label: 'If you cannot pay for this', href: paths.helpWithCosts },
    { label: 'Ask us about your dates', href: paths.consultation },
  ],
  seo: {
    title: 'Deadlines in a New York Divorce or Family Case',
    description:
      'How many days you have to answer divorce papers, serve them, appeal, object to a support ' +
      `order and disclose your finances in New York, as of ${asOf}.`,
    keywords: [
      'how long to answer divorce papers New York',
      '20 days to answer summons',
      'time to appeal family court order',
      'objections to support magistrate order',
      'statement of net worth deadline',
    ],
  },
} satisfies ResourcePage;
