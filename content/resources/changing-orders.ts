import { paths } from '../../contract/paths.ts';
import { asOf } from '../law.ts';
import { officialLinks } from '../official-links.ts';
import type { ResourcePage } from './types.ts';

export const changingOrdersPage = {
  hero: {
    name: 'Changing and enforcing orders',
    title: 'Changing an order, or making it work',
    intro:
      'If you can no longer pay, file to change the order at once: what fell due before you filed cannot be cut. If ' +
      'you are not being paid, the Support Collection Unit can collect for you.',
  },
  asOf: `General information as of ${asOf}, not legal advice. Read your order first: it may say more.`,
  sections: [
    {
      id: 'child-support',
      heading: 'Changing child support',
      blocks: [
        {
          kind: 'list',
          intro:
            'You can ask for a change on one of these grounds (FCA §\u00a0451; DRL §\u00a0236(B)(9)(b)):',
          items: [
            'A substantial change of circumstances',
            'Three years since the order, unless your agreement says otherwise',
            'A change of 15% in either income, unless your agreement says otherwise',
          ],
        },
        {
          kind: 'paragraph',
          text:
            'If it is your own income that fell, it must have fallen against your will, and you must have looked ' +
            'diligently for work. Prison, as a rule, is not voluntary unemployment.',
        },
        {
          kind: 'note',
          title: 'The day you file counts',
          text:
            'Support generally counts from the day you ask for it in court, not from the day you needed it. In the ' +
            'same way, arrears from before the day you file for a change cannot be cut.',
        },
      ],
    },
    {
      id: 'maintenance',
      heading: 'Changing or ending maintenance',
      blocks: [
        {
          kind: 'list',
          items: [
            'Court-ordered maintenance ends when either of you dies, or when the one who receives it remarries.',
            'A court may end it where that person habitually lives with another as a spouse (DRL §\u00a0248).',
            'Other changes need a substantial change, or extreme hardship against an agreement (DRL ' +
              '§\u00a0236(B)(9)(b)(1)).',
          ],
        },
      ],
    },
    {
      id: 'not-paid',
      heading: 'If you are not being paid',
      blocks: [
        {
          kind: 'list',
          intro: 'What can be done about an order that is not obeyed:',
          items: [
            'Let the Support Collection Unit collect. It keeps the account, and the payor pays there.',
            'Income execution: the employer takes it out of the paycheck.',
            'Suspension of licenses',
            'Contempt of court (DRL §\u00a0245, FCA §\u00a0454)',
          ],
        },
        { kind: 'links', links: [officialLinks.childSupport] },
      ],
    },
    {
      id: 'other-orders',
      heading: 'Other orders',
      blocks: [
        {
          kind: 'links',
          links: [
            {
              label: 'Children not brought back',
              href: paths.movingAndAbduction,
              purpose: 'Police, an order the same day, and borders',
            },
            {
              label: 'An order of protection that is broken',
              href: `${paths.protection}#broken`,
              purpose: 'Arrest, and who may change it',
            },
            {
              label: 'A decision that you think is wrong',
              href: `${paths.deadlines}#decision`,
              purpose: 'The time to appeal or to object',
            },
          ],
        },
      ],
    },
  ],
  related: [
    { label: 'Child support', href: paths.practiceArea('child-support') },
    { label: 'Alimony', href: paths.practiceArea('alimony') },
    { label: 'Divorce calculators', href: paths.divorceCalculators },
    { label: 'Deadlines that matter', href: paths.deadlines },
    { label: 'Ask us about your order', href: paths.consultation },
  ],
  seo: {
    title: 'Changing and Enforcing Support Orders in New York',
    description:
      'When a New York support or maintenance order can be changed, from which day it counts, and what to do if ' +
      `you are not being paid, as of ${asOf}.`,
    keywords: [
      'modify child support New York',
      'lost job child support',
      'support collection unit',
      'child support arrears',
      'enforce maintenance order',
    ],
  },
} satisfies ResourcePage;
