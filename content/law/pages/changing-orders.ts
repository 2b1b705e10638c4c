import { paths } from '../../../contract/paths.ts';
import type { ResourcePage } from '../../schema/resource.ts';
import { officialLinks } from '../official-links.ts';
import { arrearsStay, childSupportChange, maintenanceEnd, prison, supportCountsFrom } from '../rules.ts';
import { asOf, generalInformation } from '../statements.ts';

export const changingOrdersPage = {
  hero: {
    name: 'Changing and enforcing orders',
    title: 'Changing or enforcing an order',
    intro:
      `If you can no longer pay, file to change the order at once. ${arrearsStay} If you are not ` +
      'being paid, the Support Collection Unit can collect for you.',
  },
  asOf: `${generalInformation} Read your order first: it may say more.`,
  sections: [
    {
      id: 'child-support',
      heading: 'Changing child support',
      blocks: [
        {
          kind: 'paragraph',
          text: `${childSupportChange} ${prison} (FCA §\u00a0451; DRL §\u00a0236(B)(9)(b).)`,
        },
        {
          kind: 'note',
          title: 'The day you file counts',
          text: `${supportCountsFrom} A change, too, counts from the day you ask for it.`,
        },
      ],
    },
    {
      id: 'maintenance',
      heading: 'Changing or ending maintenance',
      blocks: [
        {
          kind: 'paragraph',
          text: `${maintenanceEnd} (DRL §§\u00a0236(B)(6)(f)(3), (9)(b)(1), 248.)`,
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
            'The Support Collection Unit collects, and keeps the account.',
            'Income execution: the employer takes it out of the paycheck.',
            'Licenses can be suspended, the driver’s license too.',
            'Contempt of court (DRL §\u00a0245, FCA §\u00a0454).',
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
              label: 'The children were not brought back',
              href: paths.whatHappened('children-not-returned'),
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
      'When a New York support or maintenance order can be changed, from which day it counts, and ' +
      `what to do if you are not being paid, as of ${asOf}.`,
    keywords: [
      'modify child support New York',
      'lost job child support',
      'support collection unit',
      'child support arrears',
      'enforce maintenance order',
    ],
  },
} satisfies ResourcePage;
