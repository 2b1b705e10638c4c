import { paths } from '../../../contract/paths.ts';
import type { ResourcePage } from '../../schema/resource.ts';
import { automaticOrders, automaticOrdersBind, summonsWithNotice, timeToAnswer } from '../rules.ts';
import { acknowledged, asOf, generalInformation, livingApart, residencePeriod } from '../statements.ts';

export const proceduresPage = {
  hero: {
    name: 'Procedures',
    title: 'The steps of a divorce',
    intro: 'What happens first, and what comes after that, if you agree and if you do not.',
  },
  asOf: `${generalInformation} Times are what is usual, and yours may differ.`,
  sections: [
    {
      id: 'residency',
      heading: 'Before anything is filed: residency and county',
      blocks: [
        {
          kind: 'list',
          intro:
            'You need a tie to the state (Domestic Relations Law §\u00a0230). One of these is ' +
            `enough, with the years ${residencePeriod}:`,
          items: [
            'Either of you has lived in New York for two years.',
            'Either of you has lived here for one year, and you married here, lived here as ' +
              'spouses, or the ground for divorce arose here.',
            'You both live here, and the ground arose here.',
          ],
        },
        {
          kind: 'paragraph',
          text:
            'The county is one in which either of you lives, or a minor child of the marriage ' +
            '(CPLR\u00a0515, since February 19, 2025), with exceptions for a confidential address ' +
            'and for good cause.',
        },
      ],
    },
    {
      id: 'grounds',
      heading: 'The ground for divorce',
      blocks: [
        {
          kind: 'list',
          intro: 'Domestic Relations Law §\u00a0170 has seven. Most people need only the first.',
          items: [
            'Irretrievable breakdown for six months, the no-fault ground',
            'Cruel and inhuman treatment, within five years',
            'Abandonment for one year',
            'Imprisonment for three years',
            'Adultery',
            `Living apart under a separation judgment: ${livingApart}`,
            'Living apart for the same time under a separation agreement',
          ],
        },
        {
          kind: 'paragraph',
          text:
            `A separation agreement is ${acknowledged}. As a ground for divorce it must also have ` +
            'been substantially performed, and it or a memorandum of it filed with the county clerk. ' +
            'Legal separation now has a no-fault ground of its own (§\u00a0200): irretrievable ' +
            'breakdown for six months, once support, fees, custody and visitation are settled.',
        },
      ],
    },
    {
      id: 'automatic-orders',
      heading: 'From the first day: automatic orders',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'They come with the summons (Domestic Relations Law §\u00a0236(B)(2)(b), 22 NYCRR ' +
            `202.16-a) and ${automaticOrdersBind}. ${automaticOrders}`,
        },
      ],
    },
    {
      id: 'uncontested',
      heading: 'If you agree: uncontested',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'You tell us what you have agreed, and we look for the gaps.',
            'We set your support figures beside the statutory formulas, so that you choose knowingly.',
            'We draft the agreement. You each read it; your spouse may have it read by another ' +
              `lawyer. It is ${acknowledged}.`,
            'We file the opening papers, and the case receives its index number. Automatic orders ' +
              'now bind you.',
            'Your spouse is given the papers, is bound by the same orders, and signs what needs a ' +
              'signature.',
            'The complete set goes to the court with a request for a calendar number.',
            'The court reviews it. Where a prove-up hearing is held, it usually takes 10–15 minutes.',
            'The judgment is signed. We send you copies and a list of what to change, from deeds ' +
              'to insurance.',
          ],
        },
      ],
    },
    {
      id: 'contested',
      heading: 'If you do not: contested',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'We meet, deal with what is urgent, and write down the likely course and cost.',
            'One spouse files, and the other is served with the papers. Automatic orders bind both.',
            `The other spouse answers a complaint; ${summonsWithNotice}. ${timeToAnswer} It is ` +
              'better to respond late than not at all.',
            'A judge is assigned on a request for judicial intervention.',
            'Either of you can ask, by motion, for temporary support or a parenting schedule.',
            'Both of you disclose income, property and debts. This is often the longest stretch.',
            'Conferences narrow the dispute. Offers go back and forth, and many cases settle here.',
            'If they do not, the note of issue says that the case is ready, and a trial follows.',
            'The judgment ends the case. We go through it with you, line by line.',
          ],
        },
        {
          kind: 'note',
          title: 'You can settle at any time',
          text: 'A contested case becomes an agreed one on the day you settle, until the judge decides.',
        },
      ],
    },
    {
      id: 'timelines',
      heading: 'How long it takes',
      blocks: [
        {
          kind: 'table',
          caption: 'Usual length, from filing to judgment',
          head: ['Kind of case', 'Usual length', 'What it turns on'],
          rows: [
            ['Uncontested', '3–6 months', 'How complete the agreement and the papers are'],
            ['Contested', '9–12 months or more', 'How soon both sides open their books'],
            ['High conflict', '18 months or more', 'How many questions a judge has to decide'],
          ],
        },
        {
          kind: 'paragraph',
          text:
            'Contested cases vary widely. The range is nine months to three years, and about one ' +
            'year on average.',
        },
      ],
    },
  ],
  related: [
    { label: 'Deadlines that matter', href: paths.deadlines },
    { label: 'Changing or enforcing an order', href: paths.changingOrders },
    { label: 'What is often forgotten', href: paths.oftenForgotten },
    { label: 'The papers you will meet', href: paths.forms },
    { label: 'Which court', href: paths.courts },
    { label: 'What the court charges', href: paths.fees },
    { label: 'Contested divorce', href: paths.practiceArea('contested-divorce') },
    { label: 'Uncontested divorce', href: paths.practiceArea('uncontested-divorce') },
    { label: 'Talk through your own case', href: paths.consultation },
  ],
  seo: {
    title: 'New York Divorce Procedure, Step by Step',
    description:
      'Residency, grounds, and the steps of an uncontested and a contested New York divorce, with ' +
      `the time each usually takes, as of ${asOf}.`,
    keywords: [
      'New York divorce process',
      'steps of a divorce',
      'how long does a divorce take',
      'New York residency requirement',
      'grounds for divorce',
      'prove-up hearing',
    ],
  },
} satisfies ResourcePage;
