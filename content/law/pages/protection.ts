import { paths } from '../../../contract/paths.ts';
import type { ResourcePage } from '../../schema/resource.ts';
import { mayAskFamilyCourt } from '../help-lines.ts';
import { officialLinks } from '../official-links.ts';
import { orderBroken, supportWithoutDivorce } from '../rules.ts';
import { generalInformation } from '../statements.ts';

export const protectionPage = {
  hero: {
    name: 'Protection',
    title: 'Courts that can protect you',
    intro:
      'An order of protection tells someone to stop, and to stay away from you. Three courts can ' +
      'make one, and you may use more than one of them.',
  },
  asOf: generalInformation,
  sections: [
    {
      id: 'three-courts',
      heading: 'Three courts, side by side',
      blocks: [
        {
          kind: 'table',
          caption: 'Orders of protection in New York',
          head: ['Question', 'Family Court', 'Criminal court', 'Supreme Court'],
          rows: [
            [
              'For whom',
              `You can ask yourself: ${mayAskFamilyCourt}`,
              'The victim of a crime',
              'Spouses in a divorce',
            ],
            [
              'What it needs',
              'A petition. No lawyer, no fee',
              'A criminal case. That court issues the order',
              'A divorce that has been filed',
            ],
            [
              'How soon',
              'A judge can sign a temporary order the same day',
              'While the case is pending',
              'While the divorce is pending',
            ],
            ['The law', 'FCA §§\u00a0812, 818, 828', 'CPL 530.11, 530.12', 'DRL §§\u00a0240(3), 252'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The order is valid in every state (18\u00a0USC\u00a02265).',
        },
        {
          kind: 'links',
          links: [
            {
              label: 'You are afraid at home',
              href: paths.whatHappened('afraid-at-home'),
              purpose: 'What to do tonight',
            },
            officialLinks.confidentialAddress,
          ],
        },
      ],
    },
    {
      id: 'broken',
      heading: 'If the order is broken',
      blocks: [
        {
          kind: 'paragraph',
          text:
            `Call\u00a0911 and show it. ${orderBroken} The two of you cannot agree that it no longer ` +
            'counts.',
        },
        {
          kind: 'paragraph',
          text:
            'Breaking it can also be a crime of its own, whichever of the three courts made it (CPL ' +
            '140.10(4); Penal Law §§\u00a0215.50, 215.51).',
        },
      ],
    },
    {
      id: 'together-with-it',
      heading: 'What you can ask for with it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Guns: the order may require that they be surrendered at once (FCA §\u00a0842-a, CPL 530.14).',
            `Support. ${supportWithoutDivorce}`,
          ],
        },
      ],
    },
    {
      id: 'against-you',
      heading: 'If the order is against you',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'Obey it from the first minute, even if the other person calls you. If you own a gun or ' +
            'hold a license, the order may require you to surrender it at once, and federal law may ' +
            'forbid you to have one (18\u00a0USC\u00a0922(g)(8)). Speak with a lawyer before you ' +
            'explain anything to anyone.',
        },
      ],
    },
  ],
  related: [
    {
      label: 'When an order of protection is involved',
      href: paths.article('when-an-order-of-protection-is-involved'),
    },
    { label: 'If you cannot pay for this', href: paths.helpWithCosts },
    { label: 'Immigration and language', href: paths.immigrantsAndLanguage },
    { label: 'En español', href: paths.spanish },
    { label: 'Ask us', href: paths.consultation },
  ],
  help: 'home',
  seo: {
    title: 'Orders of Protection: Three New York Courts',
    description:
      'Family Court, criminal court and Supreme Court side by side: who may ask for an order of ' +
      'protection in New York, what it takes, and what breaking it means.',
    keywords: [
      'order of protection New York',
      'family court order of protection',
      'temporary order of protection same day',
      'address confidentiality program New York',
    ],
  },
} satisfies ResourcePage;
