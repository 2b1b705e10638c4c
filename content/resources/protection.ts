import { paths } from '../../contract/paths.ts';
import { asOf } from '../law.ts';
import { officialLinks } from '../official-links.ts';
import type { ResourcePage } from './types.ts';

export const protectionPage = {
  hero: {
    name: 'Protection',
    title: 'Courts that can protect you',
    intro:
      'You can ask Family Court yourself, today, without a lawyer and without a fee. A judge can sign a temporary ' +
      'order the same day. In danger at this moment, call\u00a0911.',
  },
  asOf: `General information as of ${asOf}, not legal advice.`,
  sections: [
    {
      id: 'three-courts',
      heading: 'Three courts, side by side',
      blocks: [
        {
          kind: 'table',
          caption: `Orders of protection in New York, as of ${asOf}`,
          head: ['Question', 'Family Court', 'Criminal court', 'Supreme Court'],
          rows: [
            [
              'For whom',
              'Spouses and former spouses, parents of a common child, relatives by blood or marriage, present and ' +
                'former intimate partners',
              'The person whom a crime was done to',
              'Spouses in a divorce',
            ],
            [
              'What it takes',
              'A petition, by you; no lawyer, no fee',
              'A criminal case; that court issues the order',
              'A divorce that has been filed',
            ],
            [
              'How soon',
              'A temporary order can be signed the same day',
              'While the criminal case is pending',
              'While the divorce is pending',
            ],
            ['The law', 'FCA §§\u00a0812, 818, 828', 'CPL 530.11, 530.12', 'DRL §§\u00a0240(3), 252'],
          ],
        },
        {
          kind: 'paragraph',
          text:
            'You may use more than one. If you cannot afford a lawyer, Family Court assigns one (Family Court Act ' +
            '§\u00a0262). The order is valid in every state (18\u00a0USC\u00a02265).',
        },
        {
          kind: 'links',
          links: [
            {
              label: 'You are afraid at home',
              href: paths.whatHappened('afraid-at-home'),
              purpose: 'What to do tonight, and the help lines',
            },
            {
              label: 'How to hide a visit',
              href: paths.hideVisit,
              purpose: 'If someone may look at your phone after you',
            },
            officialLinks.domesticViolence,
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
            'Call\u00a0911 and show it. Violating a stay-away order means arrest, and it can be a crime of its own, ' +
            'whichever court made the order (CPL 140.10(4); Penal Law §§\u00a0215.50, 215.51).',
        },
        {
          kind: 'paragraph',
          text: 'Only the judge can change the order. The two of you cannot agree that it no longer counts.',
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
            'Support, without a divorce and while you still live together (FCA §\u00a0412). With a temporary order of ' +
              'protection the court may set a support date within seven business days (FCA §\u00a0828(5)).',
            'A secret address: the state’s Address Confidentiality Program gives you another one for your mail ' +
              '(Executive Law §\u00a0108).',
          ],
        },
        { kind: 'links', links: [officialLinks.departmentOfState] },
      ],
    },
    {
      id: 'against-you',
      heading: 'If the order is against you',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'Obey it from the first minute, also if the other person calls you. If you own a gun or hold a license, ' +
            'the order may require you to surrender it at once, and federal law may forbid you to have one ' +
            '(18\u00a0USC\u00a0922(g)(8)). Speak with a lawyer before you explain anything to anyone.',
        },
      ],
    },
  ],
  related: [
    { label: 'I am afraid at home', href: paths.whatHappened('afraid-at-home') },
    { label: 'When an order of protection is involved', href: '/when-an-order-of-protection-is-involved/' },
    { label: 'If you cannot pay for this', href: paths.helpWithCosts },
    { label: 'Immigration and language', href: paths.immigrantsAndLanguage },
    { label: 'En español', href: paths.spanish },
    { label: 'Ask us', href: paths.consultation },
  ],
  help: 'home',
  seo: {
    title: 'Orders of Protection: Three New York Courts',
    description:
      'Family Court, criminal court and Supreme Court side by side: who may ask for an order of protection in New ' +
      'York, what it takes, and what breaking it means.',
    keywords: [
      'order of protection New York',
      'family court order of protection',
      'temporary order of protection same day',
      'address confidentiality program New York',
    ],
  },
} satisfies ResourcePage;
